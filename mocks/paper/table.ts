import type { Block, Column } from './block.ts';
import {
  draw,
  makeRoom,
  MARGIN,
  put,
  putAside,
  rule,
  widthOf,
  WIDTH,
  within,
  wrapped,
  type Element,
  type Look,
  type Sheet,
} from './sheet.ts';

type Table = Extract<Block, { kind: 'table' }>;
/** A cell that is laid out: its lines, and how far from the left edge each begins, in points. */
type Placed = { lines: { text: string; x: number }[]; isHead: boolean };

const GUTTER = 8;
const ABOVE = 4;
const BELOW = 3.5;
const CELL: Look = { font: 'sans', size: 8.5, leading: 11 };
const HEAD: Look = { font: 'bold', size: 8.5, leading: 11 };
const THIN = 0.3;
const THICK = 0.8;

/** A table whose header cells say whose they are; its head is repeated on each page. */
export function writeTable(sheet: Sheet, { columns, rows, sum }: Table): void {
  within(sheet, sheet.root, 'Table', (table) => {
    const labels = columns.map(({ label }) => label);
    // The head never stays alone at the foot of a page.
    makeRoom(sheet, 3 * (CELL.leading + ABOVE + BELOW));
    within(sheet, table, 'THead', (head) => {
      writeRow(sheet, head, placed(sheet, columns, labels, HEAD), HEAD, 'Column');
    });
    rule(sheet, sheet.y, THICK);
    within(sheet, table, 'TBody', (body) => {
      for (const [at, cells] of rows.entries()) {
        const row = placed(sheet, columns, cells, CELL);
        if (makeRoom(sheet, heightOf(row))) repeatHead(sheet, columns, labels);
        writeRow(sheet, body, row, CELL, 'Row');
        rule(sheet, sheet.y, at === rows.length - 1 ? THICK : THIN);
      }
      if (!sum) return;
      const row = placed(sheet, columns, sum, HEAD);
      if (makeRoom(sheet, heightOf(row))) repeatHead(sheet, columns, labels);
      writeRow(sheet, body, row, HEAD, 'Row');
    });
  });
  sheet.y += CELL.leading;
}

function placed(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly string[],
  look: Look,
): Placed[] {
  const all = columns.reduce((sum, { width }) => sum + width, 0);
  let left = MARGIN;
  return columns.map(({ width, isFigure }, at) => {
    const share = (width / all) * WIDTH;
    const [x, room] = [left, at === columns.length - 1 ? share : share - GUTTER];
    left += share;
    const cell = cells[at] ?? '';
    const texts = isFigure ? [cell] : wrapped(sheet, cell, look, room);
    const from = (text: string) => (isFigure ? x + room - widthOf(sheet, text, look) : x);
    return { lines: texts.map((text) => ({ text, x: from(text) })), isHead: at === 0 };
  });
}

function heightOf(row: readonly Placed[]): number {
  return ABOVE + Math.max(...row.map(({ lines }) => lines.length)) * CELL.leading + BELOW;
}

function writeRow(
  sheet: Sheet,
  part: Element,
  row: readonly Placed[],
  look: Look,
  scope: 'Column' | 'Row',
): void {
  within(sheet, part, 'TR', (line) => {
    for (const { lines, isHead } of row) {
      const isHeader = scope === 'Column' || isHead;
      const write = (cell: Element) => {
        for (const [at, { text, x }] of lines.entries()) {
          const y = sheet.y + ABOVE + at * look.leading;
          if (text !== '') put(sheet, cell, text, { x, y, look });
        }
      };
      within(sheet, line, isHeader ? 'TH' : 'TD', write, isHeader ? { scope } : {});
    }
  });
  sheet.y += heightOf(row);
}

/** Known already to those who listen. */
function repeatHead(sheet: Sheet, columns: readonly Column[], labels: readonly string[]): void {
  const row = placed(sheet, columns, labels, HEAD);
  putAside(sheet, () => {
    for (const { lines } of row)
      for (const [at, { text, x }] of lines.entries())
        draw(sheet.doc, text, x, sheet.y + ABOVE + at * HEAD.leading, HEAD);
  });
  sheet.y += heightOf(row);
  rule(sheet, sheet.y, THICK);
}
