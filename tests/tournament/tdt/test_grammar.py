"""The text of a .tdt file is data: it is never run, and what is no such data is refused where it stands."""

import pytest

from tournament import wording
from tournament.errors import BadFile
from tournament.tdt import grammar
from tournament.tdt.grammar import Made


def parsed(text: str) -> grammar.Value:
    return grammar.parse(text, "a.tdt")


def test_values_of_every_kind_are_read() -> None:
    assert parsed('{ V: "3.7.2", n: -1.5e3, list: [1, 2,], yes: true, nothing: null, "quoted key": 7 }') == {
        "V": "3.7.2",
        "n": -1500.0,
        "list": [1, 2],
        "yes": True,
        "nothing": None,
        "quoted key": 7,
    }
    assert parsed("new LO.Layout({ a: new Rake([20, 0]) });") == Made("LO.Layout", {"a": Made("Rake", {}, ([20, 0],))})


def test_both_ways_to_write_a_map_are_the_same_map() -> None:
    assert parsed('Map.from([["a", 1], [-2, null]])') == {"a": 1, -2: None}
    assert parsed('new Map({"a": 1, "b": new X()})') == {"a": 1, "b": Made("X", {})}
    assert parsed("Map.from([])") == parsed("new Map()") == {}


def test_strings_know_the_escapes_of_their_language() -> None:
    assert parsed(r'"sounds\\a.wav \"x\" \n\t\x41é\u{1F600}😀 \q"') == 'sounds\\a.wav "x" \n\tAé😀😀 q'
    assert parsed(r'"\ud83d alone"') == "\ufffd alone"  # half a character cannot be stored


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{a: eval("1")}', "line 1, column 5: eval is nothing that such a file may ask for."),
        ("{a: function(){}}", "line 1, column 5: function is nothing that such a file may ask for."),
        ("{a: b.c.d}", "line 1, column 5: b.c.d is nothing that such a file may ask for."),
        ("{a: Map.from(3)}", "line 1, column 5: Map.from is nothing that such a file may ask for."),
        ("{a: 1+1}", "line 1, column 6: +1} does not belong there."),
        ("{a:\n [1,\n  2 3]}", "line 3, column 5: 3 does not belong there."),
        ("{a 1}", "line 1, column 2: a does not belong there."),
        ("[1,,2]", "line 1, column 4: , does not belong there."),
        ("{a: [1}", "line 1, column 7: } does not belong there."),
        ("{a: `x`}", "line 1, column 5: `x`} does not belong there."),
        ('{a: "x}', "line 1, column 5: a quotation mark is not closed."),
        ("{a: 12x}", "line 1, column 5: 12x is no number."),
        ("{a: new Foo(", "line 1, column 13: the file ends here, before its end."),
        ("", "line 1, column 1: the file ends here, before its end."),
        ("{a: 1} alert", "line 1, column 8: something follows the end of the tournament."),
        ("[" * 100, "line 1, column 61: more than 60 values stand inside one another; no real file does that."),
    ],
)
def test_whatever_else_it_is_is_refused_with_line_and_column(text: str, said: str) -> None:
    with pytest.raises(BadFile) as refused:
        parsed(text)
    assert wording.refusal(refused.value) == f"a.tdt, {said}"


def test_hostile_files_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for text in (
        "[" * 1_000_000,
        '"' + "\\" * 1_000_001,
        "{a:" * 500_000,
        "new A(" * 300_000,
        "1" * 1_000_000,
        "{" + " " * 999_999 + "#",
    ):
        with pytest.raises(BadFile):
            parsed(text)
    monkeypatch.setattr(grammar, "MOST_VALUES", 100)
    with pytest.raises(BadFile, match="tdt_too_much"):
        parsed(f"[{'1,' * 101}]")
    monkeypatch.setattr(grammar, "MOST_BYTES", 3)
    with pytest.raises(BadFile, match="file_too_large"):
        grammar.decoded(b"{a:1}", "a.tdt")


def test_both_encodings_are_read_with_or_without_a_mark() -> None:
    assert grammar.decoded("Älva".encode(), "a.tdt") == "Älva"
    assert grammar.decoded("Älva".encode("utf-8-sig"), "a.tdt") == "Älva"
    assert grammar.decoded("Älva €".encode("cp1252"), "a.tdt") == "Älva €"
    for data, code in ((b"", "file_empty"), (b"\xef\xbb\xbf \n", "file_empty"), (b"SQLite format 3\0", "tdt_binary")):
        with pytest.raises(BadFile, match=code):
            grammar.decoded(data, "a.tdt")
