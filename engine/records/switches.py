"""House rules as the few words in which they differ from the preset of their name, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from enum import StrEnum
from functools import lru_cache
from typing import Any

from engine.errors import BadSetup
from engine.presets import PRESETS, TDA
from engine.rules import HouseRules, Rake

_NONE = "none"
"""Stands for None, which TOML cannot say."""


@lru_cache(maxsize=256)
def _plain(name: str, smallest_chip: int) -> HouseRules:
    return replace(PRESETS.get(name, TDA), name=name, smallest_chip=smallest_chip)


def differing(rules: HouseRules) -> dict[str, object]:
    """The switches that the preset of this name (the TDA's rules for any other name) sets otherwise."""
    base = _plain(rules.name, rules.smallest_chip)
    if rules == base:
        return {}
    told = {one.name: getattr(rules, one.name) for one in fields(rules)}
    return {name: _said(value) for name, value in told.items() if value != getattr(base, name)}


def rebuilt(name: str, smallest_chip: int, switches: Mapping[str, object]) -> HouseRules:
    """The rules told by `differing`. Raises BadSetup `switch_unknown`, or what HouseRules refuses."""
    base = _plain(name, smallest_chip)
    if not switches:
        return base
    told: dict[str, Any] = {}
    for switch, value in switches.items():
        # Every switch has the kind its default has; those that may be None are numbers or a rake.
        if switch in ("name", "smallest_chip") or switch not in HouseRules.__dataclass_fields__:
            raise BadSetup("switch_unknown", switch=switch[:40])
        try:
            told[switch] = _meant(switch, value, getattr(base, switch))
        except (ValueError, TypeError, KeyError) as wrong:
            raise BadSetup("switch_unknown", switch=switch) from wrong
    return replace(base, **told)


def _said(value: object) -> object:
    if value is None:
        return _NONE
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        return [_said(one) for one in value]
    if isinstance(value, Rake):
        return {one.name: _said(getattr(value, one.name)) for one in fields(value)}
    return value


def _meant(switch: str, value: object, default: object) -> object:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if any(isinstance(part, dict | list) for part in parts):
        # No switch is so deep, and what is deep enough cannot even be shown.
        raise ValueError(switch)
    if switch == "limits" and isinstance(value, list) and isinstance(default, tuple):
        kind = type(default[0])
        return tuple([kind(one) for one in value])
    if value == _NONE and switch in ("raise_cap", "rake", "least_buy_in"):
        return None
    if switch == "rake" and isinstance(value, dict):
        told: dict[str, Any] = {name: None if part == _NONE else part for name, part in value.items()}
        return Rake(**told)
    if isinstance(default, StrEnum) and isinstance(value, str):
        return type(default)(value)
    if type(value) is not (bool if isinstance(default, bool) else int):
        raise ValueError(switch)
    return value
