"""The console's commands: what may be said, and how a refusal leaves."""

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from console import chip_sets, convert, deal, hands, imports, odds, pot, replay, structure, verify, whole_files
from console.errors import INTERRUPTED, REFUSED, Refused, one_line, reason
from console.outlet import outlets
from console.plan import MOST_SEED
from tournament import wording
from tournament.errors import Refusal
from tournament.language import gettext as _
from tournament.names import MINUTE
from tournament.structures import structure_files
from tournament.structures.structure import LONGEST, MOST_CHIPS

PROGRAM = "main.py"


def main(argv: Sequence[str]) -> int:
    """Carry out a command; the exit status is returned: 0, 2 refused, 130 interrupted by Ctrl+C.

    What could not be printed, unless the reader has gone away, makes it 2 as well; all the same everything is done.
    """
    with outlets() as stdout:
        status = _carry_out(argv)
        sys.stdout.flush()
        if status == 0 and stdout.trouble is not None:
            why = reason(stdout.trouble)
            return _refuse(_("Not everything could be written to standard output: {why}.").format(why=why), REFUSED)
        return status


def _carry_out(argv: Sequence[str]) -> int:
    try:
        asked = _parser().parse_args(list(argv))
        status: int = asked.command(asked)
    except SystemExit as done:  # --help has been printed
        return int(done.code or 0)
    except Refused as refused:
        return _refuse(str(refused), refused.status)
    except Refusal as refusal:
        return _refuse(wording.refusal(refusal), REFUSED)
    except KeyboardInterrupt:
        return _refuse(_("Interrupted."), INTERRUPTED)
    except OSError as error:
        return _refuse(_("{file}: {why}.").format(file=error.filename or _("The disk"), why=reason(error)), REFUSED)
    return status


def _refuse(said: str, status: int) -> int:
    print(one_line(said), file=sys.stderr, flush=True)
    return status


class _Parser(argparse.ArgumentParser):
    """Refuses in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise Refused(_("{message}; see {program} --help.").format(message=message, program=self.prog))


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Keeps our line breaks, with room for the names of commands and options."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=28, width=100)


def _whole(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number within these bounds."""

    def read(text: str) -> int:
        plain = text.isascii() and text.isdecimal() and len(text) < 30
        if not plain or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(
                _("{text} is no whole number from {least} to {most}").format(
                    text=wording.short(text), least=least, most=most
                )
            )
        return int(text)

    return read


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [-h] [COMMAND ...]",
        allow_abbrev=False,
        formatter_class=_Formatter,
        description=_(
            "Final Table, the tournament director's desk.\n\n"
            "main.py alone opens the desk, and so does main.py desk --db FILE.\n"
            "With a command it does without a screen:"
        ),
    )
    commands = parser.add_subparsers(
        title=_("commands"), prog=PROGRAM, metavar="COMMAND ...", required=True, parser_class=_Parser
    )
    made: list[argparse.ArgumentParser] = []

    def command(name: str, said: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        one = commands.add_parser(
            name, help=said, description=said, allow_abbrev=False, formatter_class=_Formatter, epilog=_EPILOGS.get(name)
        )
        one.set_defaults(command=run)
        made.append(one)
        return one

    _play_options(command("play", _("play a whole tournament with robots"), _play))
    resume = command("resume", _("finish a run that was interrupted"), _resume)
    _file_options(resume)
    resume.add_argument("--out", metavar="DIR", help=_("where the results go (beside FILE)"))
    standings = command("standings", _("print the standings of a stored evening"), _standings)
    _file_options(standings)
    standings.add_argument("--cash", action="store_true", help=_("print the cash sheet instead"))
    export = command("export", _("write the reports of a stored evening as files"), _export)
    _file_options(export)
    _export_options(export)
    _report_options(command("report", _("print a report of an evening, a season or a person"), _report))
    script = command("script", _("carry out an evening written as text, one decision a line"), _script)
    script.add_argument("story", metavar="FILE", help=_("the text; docs/stories.md describes the language"))
    script.add_argument("--db", metavar="NEW", help=_("keep the evening in this new file"))
    whole_files.add_commands(command, _file_options)
    imports.add_commands(command, _file_options)
    _tdt_options(command("import-tdt", _("take evenings of The Tournament Director into a club"), _import_tdt))
    verify.add_options(command("verify", _("check the draws of a stored evening"), verify.verify), _whole)
    structure.add_options(command("structure", _("make, check or list blind structures"), _no_command), _whole)
    chip_sets.add_options(command("chips", _("make starting stacks of the chips there are"), chip_sets.chips), _whole)
    odds.add_options(command("odds", _("say how often each of several hands wins"), odds.odds), _whole)
    pot.add_options(command("pot", _("settle a pot: side pots, odd chips, who gets what"), pot.pot))
    deal.add_options(command("deal", _("divide the prizes among those who are left"), deal.deal))
    found = command("hands", _("find hands of a stored evening; list them, or write them as files"), hands.hands)
    _file_options(found)
    hands.add_options(found, _whole)
    replay.add_options(command("replay", _("play hands of files again and say what is wrong with them"), replay.replay))
    convert.add_options(command("convert", _("write hands as PHH or as PokerStars does"), convert.convert))
    demo = command("demo", _("play the demonstration into ./demo-results"), _demo)
    demo.add_argument("--seed", type=_whole(0, MOST_SEED), metavar="N", help=_("the seed (chosen by the system)"))
    usages = "".join(one.format_usage().removeprefix("usage: ") for one in made)
    parser.epilog = _("{usages}\nmain.py COMMAND --help says more about a command.").format(usages=usages)
    return parser


def _no_command(asked: argparse.Namespace) -> int:
    """The parser asks for one of the things to do before this could be called."""
    raise Refused(_("Say what to do."))


def _file_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--db", metavar="FILE", required=True, help=_("the file of the evening"))
    parser.add_argument("--evening", metavar="NAME-OR-NUMBER", help=_("which one, where the file holds several"))


def _tdt_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("files", metavar="FILE-OR-FOLDER", nargs="+", help=_("what to read; of a folder every .tdt file in it"))
    add("--db", metavar="FILE", required=True, help=_("the club that they come to; a new one if there is no such file"))
    add("--json", action="store_true", help=_("print it as JSON"))
    add("--currency", metavar="CODE", default="EUR", help=_("of the amounts, which the files do not name (EUR)"))
    add("--again", action="store_true", help=_("take in evenings that are there already once more, instead of those"))


def _play_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("roster", metavar="ROSTER", help=_("who plays: a CSV with a column name"))
    add(
        "--structure",
        metavar="NAME-OR-FILE",
        required=True,
        help=_("blinds and breaks: a file, or one of {shipped}").format(shipped=", ".join(structure_files.shipped())),
    )
    add("--name", metavar="TEXT", help=_("the tournament's name (the roster's file name)"))
    add("--seats", type=_whole(2, 10), default=9, metavar="N", help=_("seats a table, 2 to 10 (9)"))
    add("--stack", type=_whole(1, MOST_CHIPS), metavar="N", help=_("starting chips (the structure's)"))
    add("--minutes", type=_whole(1, LONGEST // MINUTE), metavar="N", help=_("length of every level (the structure's)"))
    add("--buy-in", metavar="AMOUNT", help=_("the price of an entry (none)"))
    add("--currency", metavar="CODE", default="EUR", help=_("its currency (EUR); PLAY for chips without value"))
    add("--seed", type=_whole(0, MOST_SEED), metavar="N", help=_("the same seed plays the same hands (any)"))
    add("--db", metavar="FILE", help=_("the new file of the evening (evening.db in DIR)"))
    add("--out", metavar="DIR", help=_("where the results go (./NAME-results)"))
    add("--encoding", metavar="NAME", help=_("what the roster is written in (found out)"))


def _export_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--out", metavar="DIR", required=True, help=_("where the files go"))
    add("--reports", metavar="NAMES", help=_("which reports, separated by commas (all)"))
    add("--formats", metavar="NAMES", help=_("of html, csv, xlsx, json, pdf and png (all)"))
    _look_options(parser)


def _report_options(parser: argparse.ArgumentParser) -> None:
    _file_options(parser)
    add = parser.add_argument
    add("name", metavar="NAME", help=_("standings, prizes, seating …; season, player or roster of the club"))
    add(
        "--format",
        choices=("text", "html", "csv", "json", "xlsx", "pdf", "png"),
        default="text",
        help=_("as what (text)"),
    )
    add("--out", metavar="FILE", help=_("where it goes (standard output)"))
    add("--season", metavar="NAME", help=_("which season, where the club has several"))
    add("--player", metavar="NAME", help=_("whose page"))
    add("--table", metavar="N", type=_whole(1, 9_999), help=_("of hands: only those of that table"))
    _look_options(parser)


def _look_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--separator", metavar="SIGN", default=",", help=_("between cells of a CSV: , ; or tab (,)"))
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help=_("of a PDF (a4)"))


_EPILOGS = {
    "play": _(
        "A structure file is a CSV with the columns kind (level or break), small_blind, big_blind\n"
        "and, if wanted, ante, ante_kind (player, big_blind or button), minutes, hands, limit, colours\n"
        "and waits; or the same as JSON. docs/structures.md describes both."
    ),
    "pot": pot.EPILOG,
    "hands": hands.EPILOG,
}
"""What `--help` adds for a command."""


def _play(asked: argparse.Namespace) -> int:
    from console import play

    return play.play(asked)


def _resume(asked: argparse.Namespace) -> int:
    from console import play

    return play.resume(asked)


def _standings(asked: argparse.Namespace) -> int:
    from console import standings

    return standings.standings(asked)


def _export(asked: argparse.Namespace) -> int:
    from console import export

    return export.run(asked)


def _report(asked: argparse.Namespace) -> int:
    from console import report

    return report.report(asked)


def _script(asked: argparse.Namespace) -> int:
    from console import script

    return script.script(asked)


def _import_tdt(asked: argparse.Namespace) -> int:
    from console import import_tdt

    return import_tdt.import_tdt(asked)


def _demo(asked: argparse.Namespace) -> int:
    from console import demo

    return demo.demo(asked)
