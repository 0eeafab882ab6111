import Pdf from 'pdfkit';

import type { Block, PaperDocument } from './block.ts';
import { sans } from './fonts/source-sans-3-400.ts';
import { bold } from './fonts/source-sans-3-600.ts';
import { serif } from './fonts/source-serif-4-500.ts';
import {
  BOTTOM,
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
  type Look,
  type Sheet,
} from './sheet.ts';
import { writeTable } from './table.ts';

const TEXT: Look = { font: 'sans', size: 9.5, leading: 13 };
const LABEL: Look = { font: 'sans', size: 8.5, leading: 12 };
const VALUE: Look = { font: 'serif', size: 15, leading: 20 };
const FOOT: Look = { font: 'sans', size: 8, leading: 11 };
const TITLE: Look = { font: 'serif', size: 20, leading: 28 };
const HEADING: Look = { font: 'serif', size: 13, leading: 19 };
const INDENT = 12;

const FONTS = { sans: bytesIn(sans), bold: bytesIn(bold), serif: bytesIn(serif) };

/**
 * Writes a document as a tagged PDF (the rules of PDF/UA): it tells its language and title, and reading
 * programs find headings, lists and tables with their header cells. The fonts are embedded.
 */
export async function writeDocument(paper: PaperDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { title, blocks, writtenAt } = paper;
  const doc = new Pdf({
    size: 'LETTER',
    margin: 0,
    // Without it the standard fonts are loaded, which PDF/UA does not allow.
    font: '',
    pdfVersion: '1.7',
    // The types of pdfkit do not know it yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: 'Bold mock backend', CreationDate: new Date(writtenAt) },
  });
  for (const [name, font] of Object.entries(FONTS)) doc.registerFont(name, font);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const sheet = { doc, root, y: MARGIN };
  for (const block of blocks) writeBlock(sheet, block);
  root.end();
  writeFeet(sheet, paper.foot);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  doc.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part));
  const ended = new Promise((resolve) => doc.once('end', resolve));
  doc.end();
  await ended;
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The bytes of a base64 text. Not by `Buffer`: the mock also runs in a browser, for its tests. */
function bytesIn(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
}

function writeBlock(sheet: Sheet, block: Block): void {
  if (block.kind === 'table') return writeTable(sheet, block);
  if (block.kind === 'list') return writeList(sheet, block.items);
  if (block.kind === 'figures') return writeFigures(sheet, block.figures);
  if (block.kind === 'text') return writeLines(sheet, 'P', block.text, TEXT);
  if (block.kind === 'title') return writeLines(sheet, 'H1', block.text, TITLE);
  // A heading stays with what follows it.
  if (!makeRoom(sheet, 5 * HEADING.leading)) sheet.y += TEXT.leading / 2;
  writeLines(sheet, 'H2', block.text, HEADING);
}

function writeLines(sheet: Sheet, type: string, text: string, look: Look): void {
  within(sheet, sheet.root, type, (element) => {
    for (const line of wrapped(sheet, text, look, WIDTH)) {
      makeRoom(sheet, look.leading);
      put(sheet, element, line, { x: MARGIN, y: sheet.y, look });
      sheet.y += look.leading;
    }
  });
}

function writeList(sheet: Sheet, items: readonly string[]): void {
  within(sheet, sheet.root, 'L', (list) => {
    for (const item of items) {
      const lines = wrapped(sheet, item, TEXT, WIDTH - INDENT);
      makeRoom(sheet, lines.length * TEXT.leading);
      within(sheet, list, 'LI', (entry) => {
        within(sheet, entry, 'Lbl', (label) => {
          put(sheet, label, '•', { x: MARGIN, y: sheet.y, look: TEXT });
        });
        within(sheet, entry, 'LBody', (body) => {
          for (const line of lines) {
            put(sheet, body, line, { x: MARGIN + INDENT, y: sheet.y, look: TEXT });
            sheet.y += TEXT.leading;
          }
        });
      });
      sheet.y += 2;
    }
  });
}

function writeFigures(sheet: Sheet, figures: readonly (readonly [string, string])[]): void {
  const width = WIDTH / figures.length;
  const top = sheet.y + LABEL.leading;
  rule(sheet, sheet.y + 6, 0.8);
  for (const [at, [label, value]] of figures.entries()) {
    const x = MARGIN + at * width;
    within(sheet, sheet.root, 'P', (element) => {
      put(sheet, element, `${label} `, { x, y: top, look: LABEL });
      put(sheet, element, value, { x, y: top + LABEL.leading, look: VALUE });
    });
  }
  sheet.y = top + LABEL.leading + VALUE.leading + 4;
  rule(sheet, sheet.y, 0.8);
}

function writeFeet(sheet: Sheet, foot: string): void {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(start + at);
    const page = `Page ${at + 1} of ${count}`;
    rule(sheet, BOTTOM + 16, 0.8);
    putAside(sheet, () => {
      draw(doc, foot, MARGIN, BOTTOM + 22, FOOT);
      draw(doc, page, MARGIN + WIDTH - widthOf(sheet, page, FOOT), BOTTOM + 22, FOOT);
    });
  }
}
