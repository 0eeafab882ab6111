import { type Mark, pageHeight, pageWidth } from './pdf.ts';
import { textWidth, wrapText } from './text-width.ts';

type Column = { label: string; width: number; isMoney?: boolean };

/** A block of a document. Blocks follow each other from top to bottom. */
export type Block =
  | { kind: 'title' | 'heading' | 'text'; text: string }
  | {
      kind: 'table';
      columns: readonly Column[];
      rows: readonly (readonly string[])[];
      sum?: string[];
    };

const MARGIN = 54;
const WIDTH = pageWidth - 2 * MARGIN;
const SIZE = 9;
const LEADING = 13;
const GUTTER = 8;

const looks = {
  title: { size: 18, leading: 26, bold: true },
  heading: { size: 11, leading: 22, bold: true },
  text: { size: SIZE, leading: LEADING, bold: false },
};

/** A strip of marks; `y` is measured from its top. */
type Strip = { height: number; marks: Mark[] };

/** Lays blocks out on numbered pages. */
export function layOut(blocks: readonly Block[]): Mark[][] {
  const pages: Mark[][] = [[]];
  let top = pageHeight - MARGIN;
  for (const strip of blocks.flatMap(strips)) {
    if (top - strip.height < MARGIN) {
      pages.push([]);
      top = pageHeight - MARGIN;
    }
    const from = top;
    pages.at(-1)?.push(...strip.marks.map((mark) => placed(mark, from)));
    top -= strip.height;
  }
  return pages.map((marks, index) => marks.concat(pageNumber(index + 1, pages.length)));
}

/** A mark of a strip, placed on the page; the top of the strip is at `from`. */
function placed(mark: Mark, from: number): Mark {
  return { ...mark, y: from - mark.y };
}

function strips(block: Block): Strip[] {
  if (block.kind === 'table') return tableStrips(block);
  const { size, leading, bold } = looks[block.kind];
  return wrapText(block.text, size, WIDTH, bold).map((text) => ({
    height: leading,
    marks: [{ kind: 'text', x: MARGIN, y: leading - 4, text, size, bold }],
  }));
}

function tableStrips({ columns, rows, sum }: Extract<Block, { kind: 'table' }>): Strip[] {
  const labels = columns.map(({ label }) => label);
  const rule: Strip = { height: 4, marks: [{ kind: 'line', x: MARGIN, y: 2, width: WIDTH }] };
  return [
    row(columns, labels, true),
    rule,
    ...rows.map((cells) => row(columns, cells, false)),
    rule,
    ...(sum ? [row(columns, sum, true)] : []),
  ];
}

function row(columns: readonly Column[], cells: readonly string[], bold: boolean): Strip {
  let x = MARGIN;
  let lines = 1;
  const marks = columns.flatMap(({ width, isMoney }, index): Mark[] => {
    const left = x;
    x += width;
    const room = width - GUTTER;
    const cell = cells[index] ?? '';
    const texts = isMoney ? [cell] : wrapText(cell, SIZE, room, bold);
    lines = Math.max(lines, texts.length);
    return texts.map((text, line) => ({
      kind: 'text',
      x: isMoney ? left + room - textWidth(text, SIZE, bold) : left,
      y: LEADING * (line + 1) - 4,
      text,
      size: SIZE,
      bold,
    }));
  });
  return { height: LEADING * lines, marks };
}

function pageNumber(page: number, pages: number): Mark {
  return { kind: 'text', x: MARGIN, y: MARGIN / 2, text: `Page ${page} of ${pages}`, size: 8 };
}
