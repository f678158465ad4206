"""A draw that was checked, in words."""

from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.verifying import Drawn, Fault, Verified
from tournament.wording.refused import coded
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


def fault(one: Fault) -> str:
    """What is not as it follows, in one sentence."""
    return coded(one.code, one.facts)
