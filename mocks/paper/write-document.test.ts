import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import type { Block } from './block.ts';
import { writeDocument } from './write-document.ts';

const table = (count: number): Block => ({
  kind: 'table',
  columns: [
    { label: 'Product', width: 200 },
    { label: 'Paid', width: 60, isFigure: true },
  ],
  rows: Array.from({ length: count }, (_, at) => [`Bar ${at + 1}`, '$40.00']),
  sum: ['All bars', '$80.00'],
});

type Node = { role: string; children: (Node | { type: string; id: string })[] };

/** Roles of a part of the structure, as text: "TR(TH TD)". */
function rolesOf({ role, children }: Node): string {
  const below = children.flatMap((child) => ('role' in child ? rolesOf(child) : []));
  return below.length > 0 ? `${role}(${below.join(' ')})` : role;
}

async function read(blocks: readonly Block[]) {
  const writtenAt = Date.parse('2026-11-18T16:00:00Z');
  const foot = 'Report, Zoë';
  const bytes = await writeDocument({ title: 'Report of Zoë’s bars', foot, writtenAt, blocks });
  // The reader takes the bytes over.
  const raw = new TextDecoder('latin1').decode(bytes);
  const pdf = await getDocumentProxy(bytes);
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)),
  );
  const texts = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent();
      return items.flatMap((item) => ('str' in item && item.str.trim() ? item.str : [])).join('|');
    }),
  );
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  return { raw, pdf, texts, trees: trees as unknown as Node[] };
}

test('a document tells its language and title, and embeds its fonts', async () => {
  const { raw, pdf } = await read([{ kind: 'title', text: 'Report' }]);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Report of Zoë’s bars', Language: 'en-US' });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect(raw).toContain('/DisplayDocTitle true');
  expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(raw.match(/\/BaseFont/g)?.length).toBeGreaterThan(0);
  expect(raw).not.toContain('/Subtype /Type1');
  expect(raw).toMatch(/SourceSans3-Regular/);
  expect(raw).toContain('/FontFile2');
});

test('headings, lists and tables are what reading programs find, header cells with their scope', async () => {
  const { raw, trees, texts } = await read([
    { kind: 'title', text: 'Report' },
    { kind: 'text', text: 'Zoë’s (old) bars, −$1.00, 福' },
    { kind: 'figures', figures: [['Gain', '+$1.00']] },
    { kind: 'heading', text: 'Held' },
    table(2),
    { kind: 'list', items: ['No advice.'] },
  ]);
  expect(trees.map((tree) => rolesOf(tree))).toEqual([
    'Root(Document(H1 P P H2 Table(THead(TR(TH TH)) TBody(TR(TH TD) TR(TH TD) TR(TH TD))) L(LI(Lbl LBody))))',
  ]);
  expect(raw.match(/\/Scope \/Column/g)).toHaveLength(2);
  expect(raw.match(/\/Scope \/Row/g)).toHaveLength(3);
  expect(texts).toEqual([
    'Report|Zoë’s (old) bars, −$1.00, ?|Gain|+$1.00|Held|Product|Paid|Bar 1|$40.00|Bar 2|$40.00|All bars|$80.00|•|No advice.|Report, Zoë|Page 1 of 1',
  ]);
});

test('a long table goes on over the page with its head, which reading programs hear once', async () => {
  const { texts, raw } = await read([table(90)]);
  expect(texts).toHaveLength(3);
  expect(texts.filter((text) => text.startsWith('Product|Paid|'))).toHaveLength(3);
  expect(texts.at(-1)).toMatch(/Bar 90\|\$40\.00\|All bars\|\$80\.00\|Report, Zoë\|Page 3 of 3$/);
  expect(raw.match(/\/Scope \/Column/g)).toHaveLength(2);
});
