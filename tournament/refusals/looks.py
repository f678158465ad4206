"""Refusals: how a board looks, and the pictures on it."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    "board_picture_wrong": N_("{file} is no picture that can be shown: PNG, JPEG, WebP, BMP, GIF or SVG."),
    "board_picture_too_large": N_("{file} has more than {most} megabytes; save it smaller first."),
    "board_picture_too_wide": N_(
        "{file} is a picture of {width} × {height} points, which is too many; save it smaller first."
    ),
    "look_not_ours": N_("{file} holds no look of a board."),
    "look_line_wrong": N_("{where}: this is not JSON."),
    "look_newer": N_("{file} has version {version} of the look of a board; this program reads {known}."),
    "look_key_unknown": N_("{where}: {key} belongs to no look of a board."),
    "look_key_missing": N_("{where}: {key} is missing."),
    "look_key_twice": N_("{where}: {key} stands there twice."),
    "look_not_text": N_("{where}: {key} is not text."),
    "look_no_list": N_("{where}: {key} is no list."),
    "look_name_unknown": N_("{where}: {key} is {text}; there are {known}."),
    "look_name_twice": N_("{where}: {text} stands twice in {key}."),
    "look_accent_wrong": N_("{where}: {key} is {text}, which is no colour; one is written like #E6B94C."),
    "look_time_wrong": N_("{where}: {key} is {text}; that has to be a whole number from {least} to {most}."),
    "look_picture_wrong": N_(
        "{where}: {key} holds no picture; that is a PNG or JPEG of {most} points each way at most."
    ),
}
