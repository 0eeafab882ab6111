/** A cell of a file: text, a number, or money in cents, which is written in dollars. */
export type CsvCell = string | number | { cents: number };

/**
 * Text that a spreadsheet may take for a formula, also after spaces, characters without a shape, and
 * the apostrophes that keep it text; East Asian spreadsheets take the wide signs too.
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠])/u;

/** A file for spreadsheets: UTF-8 with a byte order mark, and line ends by RFC 4180. */
export function csvText(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(written).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** The text of a cell of such a file: without the apostrophe that keeps a spreadsheet from reading it. */
export function unguarded(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return (cell.cents / 100).toFixed(2);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  // With a space at an end, a reader that trims would change it.
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
