import random
from functools import partial
from dataclasses import replace
import pytest
from tests.desktop.test_desk_board_sounds import use, evening_of
from tests.desktop.desks import *
from engine.blinds import AnteKind
from tournament.announcing.defaults import USUAL_RULES
from tournament.announcing.rules import *
from tournament.clocks import timekeeping as tk, breaks
from tournament.clocks.clock import Phase
from tournament.structures.structure import *
from tournament.names import SECOND, MINUTE

CLOCK={When.LEVEL,When.BREAK,When.BREAK_ENDS}

def structure(rnd):
    periods=[]
    for i in range(rnd.randint(1,6)):
        k=rnd.random()
        if k<.25 and periods: periods.append(Break(rnd.choice([1000,5000,30000,61000,120000]), waits=rnd.random()<.3))
        else: periods.append(Level(25,50,0,AnteKind.PLAYER,rnd.choice([3000,10000,11000,59000,60000,61000,90000])))
    if not any(isinstance(p,Level) for p in periods): periods.append(Level(1,2,0,AnteKind.PLAYER,10000))
    return Structure("R",tuple(periods),10000)

@pytest.mark.parametrize("seed", range(int(__import__('os').environ.get('N','30'))))
def test_sim(desk, clock, seed):
    rnd=random.Random(seed)
    wish=replace(kept_wish(),structure=structure(rnd), late=rnd.choice([0,1,2,3]), more=())
    assert desk.open_evening(create(desk._shelf,wish,clock))
    desk.go_home(); clock.at-=3600000; st=max(r.stream for r in desk._shelf.evenings()); assert desk.open_evening(st); b=bridge_of(desk); ev=evening_of(desk); A=b.ahead; assert A==3600000
    use(desk,*USUAL_RULES, *( [Rule(When.LEVEL,pause=True)] if rnd.random()<.15 else []), *([Rule(When.BREAK_ENDS,pause=True)] if rnd.random()<.15 else []))
    told=[]
    orig=ev._announce
    def spy(found,state,**kw):
        for o in found: told.append((clock.at,replace(o,at=o.at-A)))
        orig(found,state,**kw)
    ev._announce=spy
    b.perform(partial(seating.draw_seats,server_seed=b.server_seed()))
    if rnd.random()<.5:
        b.perform(partial(tk.schedule_start,start_at=A+clock.at+rnd.choice([1,5000,30000,61000])))
    else: b.perform(tk.start)
    told.clear()
    warned=set()
    def ring():
        due=[a for a in desk.alarms.kept() if a.at<=clock.at]
        for a in due: desk.alarms._ring(a)
    expected=[]   # (at, when, index)
    seen_from=clock.at
    def cross(state,a,bb):
        """independent: ms of index changes of that state by bisection"""
        out=[]
        def key(t):
            r=state.clock.reading(t+A); return (r.phase is Phase.COUNTDOWN, r.index, r.phase is Phase.PAUSED and state.clock.since is not None)
        def rec(lo,hi):
            if key(lo)==key(hi): return
            if hi-lo==1:
                out.append((hi,key(lo),key(hi))); return
            m=(lo+hi)//2; rec(lo,m); rec(m,hi)
        t=a
        while t<bb:
            n=min(bb,t+1000); rec(t,n); t=n
        res=[]
        for at,k0,k1 in out:
            if k0[0]: res.append((at,When.START,k1[1])); continue
            p0,p1=state.structure.period(k0[1]),state.structure.period(k1[1])
            if k1[2]: res.append((at,When.BREAK_ENDS,k0[1]+1)); continue
            if isinstance(p0,Break) and not isinstance(p1,Break): res.append((at,When.BREAK_ENDS,k1[1]))
            elif isinstance(p1,Break): res.append((at,When.BREAK,k1[1]))
            else: res.append((at,When.LEVEL,k1[1]))
        return res
    presses=[tk.pause,tk.resume,tk.next_level,tk.previous_level,partial(tk.add_time,time=5000),partial(tk.add_time,time=-3000),
        partial(tk.set_left,left=1500),partial(breaks.break_now,duration=4000),partial(breaks.break_after,duration=3000),breaks.end_break,breaks.call_off_break,tk.played_on,
        partial(tk.postpone_start,by=3000), partial(tk.go_to_level,level=1)]
    last=clock.at
    for step in range(250):
        told.clear()
        before=b.state
        t0=last
        # move: sometimes right onto a boundary
        bs=[x.at-A for x in before.clock.boundaries(clock.at+A, clock.at+A+100000)][:1] if before.clock.since is not None else []
        r=rnd.random()
        if bs and r<.3: clock.at=max(clock.at,bs[0]+rnd.choice([-1,0,1,3,6,20]))
        elif r<.9: clock.at+=rnd.randint(1,1500)
        elif r<.97: clock.at+=rnd.randint(2000,4900)
        else:
            clock.at+=rnd.randint(10000,600000)
        t1=clock.at
        exp=cross(before,t0,t1)
        last=t1
        pressed=None
        if rnd.random()<.5: ring(); 
        n_after_ring=len(told)
        if b.state is before and rnd.random()<.3:
            pressed=rnd.choice(presses)
            if rnd.random()<.1: pressed='take_back'; done=b.take_back() is not None
            else:
                done = b.may(pressed) is None and b.perform(pressed)
            if not done: pressed=None
        # a few ms later everything rings
        mid=b.state
        if b.state is before or pressed:
            clock.at+=6; last=clock.at
            exp+= cross(mid,t1,clock.at)
            ring(); ring(); ring()
        got=[(o.at,o.when,o.present) for at,o in told if o.when in CLOCK|{When.START}]
        rung=[g for g in got]
        fresh=[e for e in exp if clock.at-e[0]<=5000-6]
        maybe=[e for e in exp if 5000-6 < clock.at-e[0]<=5006]
        # remove press's own occasion
        for e in fresh:
            pass
            assert rung.count(e)>=1,(seed,step,'missing',e,got,pressed,'t0',t0-e[0],'t1',t1-e[0],[(str(o.when),o.at-e[0],o.present) for _,o in told],[(a.kind,a.at-e[0]) for a in desk.alarms.kept()], before.structure.periods, before.clock)
            rung.remove(e)
        left=[g for g in rung if g not in maybe]
        if pressed is None: assert not left,(seed,step,'extra',left,exp)
        else: assert len(left)<=1 and all(g[0]>=t1-7 for g in left),(seed,step,'extra after press',left,exp,pressed)
        for at,o in told: assert at-o.at<=5000,(seed,'late')
