"""A draw that was checked, in words."""

from tournament.draws.verifying import Drawn, Fault, Verification, Verified
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording.refused import coded, refusal
from tournament.wording.values import time_of_day


def what(drawn: Drawn) -> str:
    """What a draw was for."""
    return {
        Drawn.SEATS: _("the seats before the start"),
        Drawn.LATE: _("late seats"),
        Drawn.BROKEN: _("a broken table"),
        Drawn.FINAL: _("the final table"),
        Drawn.REDRAW: _("a redraw"),
        Drawn.BACK: _("the seat of somebody who is back in"),
        Drawn.RACE: _("a race for odd chips"),
        Drawn.ENVELOPE: _("an envelope"),
    }[drawn]


def found(one: Verified) -> str:
    """Whether it is as it follows, in a sentence."""
    if not one.right:
        return _("not as it follows.")
    return _("as it follows from its seed.")


def announced(one: Verified) -> str:
    """When its fingerprint was announced and what else the log says about it, in sentences."""
    if one.committed_at is None:
        said = [_("It was not announced.")]
    else:
        said = [_("Announced at {time}.").format(time=time_of_day(one.committed_at))]
    if one.announcements > 1:
        said.append(_("Of {n} fingerprints announced, this is the last.").format(n=one.announcements))
    if one.taken_back:
        sentence = ngettext(
            "{n} draw of this number was taken back or corrected.",
            "{n} draws of this number were taken back or corrected.",
            one.taken_back,
        )
        said.append(sentence.format(n=one.taken_back))
    return " ".join(said)


def lines(found: Verification) -> list[str]:
    """Every draw with its seed, when that was announced and whether the seats follow; below it what does not."""
    return [line for one in found.draws for line in (_draw(one), *_faults(one))]


def outcome(found: Verification) -> list[str]:
    """What comes of it: how many were checked, how many are wrong, from where on nothing could be checked."""
    said = [] if found.stopped is None else [stopped(found)]
    wrong = sum(not each.right for each in found.draws)
    if not found.draws and found.stopped is None:
        said.append(_("Nothing has been drawn."))
    elif wrong:
        words = ngettext("{n} draw is not as it follows.", "{n} draws are not as they follow.", wrong)
        said.append(words.format(n=wrong))
    elif found.stopped is None:
        words = ngettext("{n} draw checked: it is right.", "{n} draws checked: all are right.", len(found.draws))
        said.append(words.format(n=len(found.draws)))
    return said


def stopped(found: Verification) -> str:
    """From which step on the log contradicts itself, and why."""
    facts = {} if found.stopped is None else found.stopped.facts
    why = "" if found.stopped is None else refusal(found.stopped)
    said = _("From step {seq} on nothing can be checked, since it contradicts the steps before it: {why}")
    return said.format(seq=facts.get("seq"), why=why)


def _draw(one: Verified) -> str:
    return _("Draw {draw}, {what}, {time}: {found} Seed {seed}{client}. {announced}").format(
        draw=one.draw.number,
        what=what(one.what),
        time=time_of_day(one.at),
        found=found(one),
        seed=one.draw.server_seed,
        client=_(' with "{seed}"').format(seed=one.draw.client_seed) if one.draw.client_seed else "",
        announced=announced(one),
    )


def _faults(one: Verified) -> list[str]:
    return [_("Draw {draw}: {fault}").format(draw=one.draw.number, fault=fault(each)) for each in one.faults]


def fault(one: Fault) -> str:
    """What is not as it follows, in one sentence."""
    return coded(one.code, one.facts)
