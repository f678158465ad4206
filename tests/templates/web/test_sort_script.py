"""The little script by which a table is sorted, run on a table made by hand."""

import pytest
from PyQt6.QtQml import QJSEngine
from PyQt6.QtWidgets import QApplication

from templates.web.html import PAGES

BROWSER = """
function Element(words, data) {
  this.childNodes = [words]; this.dataset = data || {}; this.textContent = words; this.marks = {}; this.worn = {};
  this.append = (...nodes) => { nodes.forEach((node) => { this.childNodes.push(node); }); };
  this.setAttribute = (name, value) => { this.marks[name] = value; };
  this.getAttribute = (name) => this.marks[name];
  this.addEventListener = (_what, act) => { this.click = act; };
  this.classList = { toggle: (name, on) => { this.worn[name] = on; } };
}
var heads = [new Element("Place", { sort: "number" }), new Element("Player", { sort: "text" }),
  new Element("Prize", { sort: "number" })];
var row = (place, name, prize, value) => ({ name, cells: [new Element(place, { value: place[0] }),
  new Element(name), new Element(prize, value ? { value } : {})] });
var body = { rows: [row("1", "Dana", "€9", "900"), row("2 =", "anna", "€20", "2000"), row("2 =", "Boris", "Cup"),
  row("4", "Cyril 10", ""), row("5", "Cyril 9", "€9", "900")] };
body.append = (...rows) => { body.rows = rows; };
var table = new Element("");
table.tBodies = [body]; table.tHead = { rows: [{ cells: heads }] };
var document = { documentElement: { lang: "en" }, querySelectorAll: () => [table],
  createElement: () => new Element("") };
var press = (at) => { heads[at].childNodes[heads[at].childNodes.length - 1].click(); };
var order = () => body.rows.map((each) => each.name).join(", ");
var said = () => heads.map((each) => each.marks["aria-sort"]).join(", ");
"""


@pytest.fixture
def engine(qapp: QApplication) -> QJSEngine:
    engine = QJSEngine()
    script = (PAGES / "sort.js").read_text(encoding="utf-8")
    made = engine.evaluate(BROWSER + script.replace('"use strict";', ""))
    assert not made.isError(), made.toString()
    return engine


def said(engine: QJSEngine, words: str) -> str:
    value = engine.evaluate(words)
    assert not value.isError(), value.toString()
    return value.toString()


def test_numbers_go_up_then_down_then_as_printed_and_blanks_stay_last(engine: QJSEngine) -> None:
    assert said(engine, "said()") == "none, none, none"
    assert said(engine, "press(2); order()") == "Dana, Cyril 9, anna, Boris, Cyril 10"
    assert said(engine, "said()") == "none, none, ascending"
    assert said(engine, "String(table.worn.sorted)") == "true"
    assert said(engine, "press(2); order()") == "anna, Dana, Cyril 9, Boris, Cyril 10"
    assert said(engine, "said()") == "none, none, descending"
    assert said(engine, "press(2); order()") == "Dana, anna, Boris, Cyril 10, Cyril 9"
    assert said(engine, "said()") == "none, none, none"
    assert said(engine, "String(table.worn.sorted)") == "false"


def test_ties_stay_in_the_order_in_which_they_were_printed_both_ways(engine: QJSEngine) -> None:
    assert said(engine, "press(1); press(0); order()") == "Dana, anna, Boris, Cyril 10, Cyril 9"
    assert said(engine, "press(0); order()") == "Cyril 9, Cyril 10, anna, Boris, Dana"
    assert said(engine, "said()") == "descending, none, none"


def test_words_go_by_letters(engine: QJSEngine) -> None:
    assert said(engine, "press(1); order()").startswith("Boris, Cyril")
    assert said(engine, "press(1); press(1); order()") == "Dana, anna, Boris, Cyril 10, Cyril 9"
