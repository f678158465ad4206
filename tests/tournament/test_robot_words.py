"""Every robot that can be chosen has its words."""

from engine.robots import STRENGTHS, STYLES
from tournament.wording import robots


def test_every_style_and_strength_has_a_name_and_a_sentence() -> None:
    names = [robots.style(code) for code in STYLES] + [robots.strength(code) for code in STRENGTHS]
    told = [robots.style_described(code) for code in STYLES] + [robots.strength_described(code) for code in STRENGTHS]
    assert len(set(names)) == len(names) == 7
    for name, sentence in zip(names, told, strict=True):
        assert sentence.startswith(f"{name}: ")
        assert sentence.endswith(".")


def test_a_robot_is_named_by_both() -> None:
    assert robots.style_described("rock") == "Rock: few hands, seldom raises."
    assert robots.named(("station", "club")) == "Calling station (Club player)"
