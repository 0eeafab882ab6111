import { expect, test } from 'vitest';

import { writePdf } from './pdf.ts';
import { layOut } from './sheet.ts';
import { textWidth, wrapText } from './text-width.ts';

const text = (file: Uint8Array) => new TextDecoder('latin1').decode(file);

test('every object stands where the table of the file says', () => {
  const file = text(writePdf({ title: 'Two pages', pages: [[], []] }));
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const offsets = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(9);
  offsets.forEach((offset, index) => {
    expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  });
});

test('parentheses, accents and typographic quotes survive', () => {
  const mark = { kind: 'text', x: 0, y: 0, size: 9, text: 'Zoë’s (old) bar' } as const;
  expect(text(writePdf({ title: 'T', pages: [[mark]] }))).toContain(
    '(Zo\\353\\222s \\(old\\) bar)',
  );
});

test('a stream is as long as it says', () => {
  const mark = { kind: 'text', x: 54, y: 700, size: 9, text: 'One line' } as const;
  const file = text(writePdf({ title: 'T', pages: [[mark]] }));
  const [, length, stream = ''] =
    /<< \/Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(file) ?? [];
  expect(stream).toHaveLength(Number(length));
});

test('a long table goes on over the page, and every page has its number', () => {
  const rows = Array.from({ length: 120 }, (_, index) => [`Row ${index}`]);
  const pages = layOut([{ kind: 'table', columns: [{ label: 'Rows', width: 200 }], rows }]);
  expect(pages).toHaveLength(3);
  expect(pages.at(-1)?.at(-1)).toMatchObject({ text: 'Page 3 of 3' });
});

test('lines are no wider than their column', () => {
  const lines = wrapText('2026 1 oz American Silver Eagle Coin BU in its capsule', 9, 120);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(textWidth(line, 9)).toBeLessThanOrEqual(120);
});
