// Headings of tables become buttons: ascending, descending, as printed. Blanks stay last, ties as they were.
"use strict";
const language = document.documentElement.lang;
for (const table of document.querySelectorAll("table[data-sortable]")) {
  const body = table.tBodies[0], printed = [...body.rows], heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, at) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    head.setAttribute("aria-sort", "none");
    const numbers = head.dataset.sort === "number";
    const value = (row) => {
      const cell = row.cells[at], text = cell.dataset.value || cell.textContent.trim();
      if (text === "" || (numbers && Number.isNaN(Number(text)))) return null;
      return numbers ? Number(text) : text;
    };
    const compare = (a, b) => numbers ? a - b : a.localeCompare(b, language, { numeric: true });
    button.addEventListener("click", () => {
      const before = head.getAttribute("aria-sort");
      const now = { none: "ascending", ascending: "descending", descending: "none" }[before];
      const way = now === "descending" ? -1 : 1;
      const lines = printed.map((row, place) => ({ row, place, key: value(row) }));
      if (now !== "none") lines.sort((a, b) => {
        if (a.key === null || b.key === null) return (a.key === null) - (b.key === null) || a.place - b.place;
        return way * compare(a.key, b.key) || a.place - b.place;
      });
      heads.forEach((each) => each.setAttribute("aria-sort", each === head ? now : "none"));
      table.classList.toggle("sorted", now !== "none");
      body.append(...lines.map((line) => line.row));
    });
  });
}
