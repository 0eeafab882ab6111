/** Something drawn on a page. Points of 1/72 inch, counted from the lower left corner. */
export type Mark =
  | { kind: 'text'; x: number; y: number; text: string; size: number; bold?: boolean }
  | { kind: 'line'; x: number; y: number; width: number };

export type PdfDocument = { title: string; pages: readonly (readonly Mark[])[] };

/** US Letter. */
export const pageWidth = 612;
export const pageHeight = 792;

// Characters whose code in WinAnsiEncoding differs from Unicode.
const WIN_ANSI: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
};
const DELIMITERS = '()\\';

/** A text as a PDF string. Characters that the built-in fonts lack become question marks. */
function pdfString(text: string): string {
  const written = Array.from(text, (character) => {
    const code = WIN_ANSI[character] ?? character.codePointAt(0) ?? 0;
    if (DELIMITERS.includes(character)) return `\\${character}`;
    if (code >= 0x20 && code < 0x7f) return character;
    return code > 0x7f && code <= 0xff ? `\\${code.toString(8).padStart(3, '0')}` : '?';
  });
  return `(${written.join('')})`;
}

function drawn(mark: Mark): string {
  if (mark.kind === 'line') {
    return `0.5 w ${mark.x} ${mark.y} m ${mark.x + mark.width} ${mark.y} l S`;
  }
  const font = mark.bold ? 'F2' : 'F1';
  const place = `${mark.x.toFixed(2)} ${mark.y.toFixed(2)}`;
  return `BT /${font} ${mark.size} Tf ${place} Td ${pdfString(mark.text)} Tj ET`;
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

/**
 * Writes a document as PDF 1.7 with the built-in fonts Helvetica and Helvetica-Bold. All of it is
 * ASCII, so that offsets in characters are offsets in bytes.
 */
export function writePdf({ title, pages }: PdfDocument): Uint8Array<ArrayBuffer> {
  const firstPage = 6;
  const pageRefs = pages.map((_, index) => `${firstPage + 2 * index} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageRefs.join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${pdfString(title)} /Producer (Bold mock backend) >>`,
    ...pages.flatMap((marks, index) => pageObjects(marks, firstPage + 2 * index + 1)),
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>`;
  return new TextEncoder().encode(`${body}${table}${trailer}\nstartxref\n${body.length}\n%%EOF\n`);
}

function pageObjects(marks: readonly Mark[], contents: number): string[] {
  const stream = marks.map(drawn).join('\n');
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] ` +
      `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${contents} 0 R >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ];
}

/** A PDF as an answer that browsers show and can save under a name. */
export function pdfResponse(bytes: Uint8Array<ArrayBuffer>, fileName: string): Response {
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${fileName}"`,
      // It holds a customer's name and address.
      'cache-control': 'private, no-store',
    },
  });
}
