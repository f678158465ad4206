"""What the club keeps beside its people, which evenings are off the list, and results that are nobody's yet."""

from db.connection import Database

_STATEMENTS = """
ALTER TABLE player ADD COLUMN nickname TEXT NOT NULL DEFAULT '';
ALTER TABLE player ADD COLUMN notes TEXT NOT NULL DEFAULT '';
ALTER TABLE player ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
ALTER TABLE player ADD COLUMN merged_into INTEGER;
CREATE TABLE structure (
    name TEXT PRIMARY KEY,
    data TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE price_set (
    name     TEXT PRIMARY KEY,
    currency TEXT NOT NULL,
    data     TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE season (
    name      TEXT PRIMARY KEY,
    first_day TEXT NOT NULL,
    last_day  TEXT
) WITHOUT ROWID;
ALTER TABLE tournament ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;
DROP TABLE result;
CREATE TABLE result (
    stream_id INTEGER NOT NULL REFERENCES stream (id),
    entry     INTEGER NOT NULL,
    player_id INTEGER,
    name      TEXT NOT NULL,
    paid      INTEGER NOT NULL,
    place     INTEGER,
    prize     INTEGER NOT NULL,
    out_ms    INTEGER,
    PRIMARY KEY (stream_id, entry)
) WITHOUT ROWID;
CREATE INDEX result_of_player ON result (player_id);
"""


def up(database: Database) -> None:
    """More of the projections; the log stays as it is.

    Results of players who are only counted name nobody. They are made anew from the log after each migration.
    """
    for statement in _STATEMENTS.split(";"):
        if statement.strip():
            database.run(statement)
