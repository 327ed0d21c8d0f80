"""SQL statements as values, so that a transaction can be carried out now and again later."""

from __future__ import annotations

Value = str | int | bytes | None
Statement = tuple[str, tuple[Value, ...]]
"""SQL with question marks, and the values for them."""


def insertion(table: str, *, keep_existing: bool = True, **values: Value) -> Statement:
    """The statement that adds a row. A row that is there already stays, or else is an integrity error."""
    columns, marks = ", ".join(values), ", ".join("?" * len(values))
    existing = " ON CONFLICT DO NOTHING" if keep_existing else ""
    return f"INSERT INTO {table} ({columns}) VALUES ({marks}){existing}", tuple(values.values())  # noqa: S608 - names
