"""What evenings leave behind for seasons, how seasons are reckoned, and what people are called elsewhere."""

from db.connection import Database

_STATEMENTS = """
ALTER TABLE result ADD COLUMN bounty INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result ADD COLUMN rebuys INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result ADD COLUMN add_ons INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result ADD COLUMN knock_outs INTEGER NOT NULL DEFAULT 0;
CREATE TABLE outcome (
    stream_id INTEGER PRIMARY KEY REFERENCES stream (id),
    data      TEXT NOT NULL
);
DROP TABLE season;
CREATE TABLE season (
    name      TEXT PRIMARY KEY,
    first_day TEXT NOT NULL,
    last_day  TEXT,
    league    TEXT NOT NULL,
    closed    INTEGER NOT NULL,
    data      TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE identity (
    source    TEXT NOT NULL,
    id        TEXT NOT NULL,
    player_id INTEGER NOT NULL,
    PRIMARY KEY (source, id)
) WITHOUT ROWID;
"""


def up(database: Database) -> None:
    """More of the projections; the log stays as it is. They are made anew from it after each migration."""
    for statement in _STATEMENTS.split(";"):
        if statement.strip():
            database.run(statement)
