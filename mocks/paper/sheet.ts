import type Pdf from 'pdfkit';

type Doc = InstanceType<typeof Pdf>;
export type Element = ReturnType<Doc['struct']>;

/** A document while it is written: `y` is where its next line begins, in points from the top. */
export type Sheet = { doc: Doc; root: Element; y: number };

export type Look = { font: 'sans' | 'bold' | 'serif'; size: number; leading: number };

/** In points: US Letter. */
export const MARGIN = 50;
export const WIDTH = 612 - 2 * MARGIN;
export const BOTTOM = 792 - 64;

/** What the embedded fonts can write; other scripts need other fonts. */
const UNKNOWN = /[^\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2010-\u2026\u20ac\u2122\u2212]/gu;

function written(text: string): string {
  return text.replaceAll(UNKNOWN, '?');
}

export function widthOf({ doc }: Sheet, text: string, { font, size }: Look): number {
  return doc.font(font).fontSize(size).widthOfString(written(text));
}

/** A text in lines that are no wider than `width` points; a long word keeps a line of its own. */
export function wrapped(sheet: Sheet, text: string, look: Look, width: number): string[] {
  // Most texts are one line, and measuring is what takes the time.
  if (widthOf(sheet, text, look) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(sheet, longer, look) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** Goes to a new page unless there is room for so many points. Tells whether it did. */
export function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= BOTTOM) return false;
  sheet.doc.addPage();
  sheet.y = MARGIN;
  return true;
}

/** An element of the structure that reading programs follow, in the order of its making. */
export function within(
  { doc }: Sheet,
  parent: Element,
  type: string,
  write: (element: Element) => void,
  // Of a header of a table; the types of pdfkit do not know it yet.
  options: { scope?: 'Column' | 'Row' } = {},
): void {
  const element = doc.struct(type, options as object);
  parent.add(element);
  write(element);
  element.end();
}

/** Writes one line as a part of an element; `y` in points from the top. */
export function put(
  { doc }: Sheet,
  element: Element,
  text: string,
  { x, y, look }: { x: number; y: number; look: Look },
): void {
  element.add(doc.markStructureContent('Span'));
  draw(doc, text, x, y, look);
  doc.endMarkedContent();
}

/** Writes or draws what reading programs pass over: rules, page numbers, repeated heads. */
export function putAside({ doc }: Sheet, work: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  work();
  doc.endMarkedContent();
}

export function draw(doc: Doc, text: string, x: number, y: number, { font, size }: Look): void {
  doc.font(font).fontSize(size).text(written(text), x, y, { lineBreak: false });
}

export function rule(sheet: Sheet, y: number, width: number): void {
  putAside(sheet, () => {
    sheet.doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(width)
      .strokeColor(width < 0.5 ? '#999' : '#000')
      .stroke();
  });
}
