// Widths of Helvetica's characters from space to tilde, in thousandths of the font size.
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const FIRST = 0x20;
const OTHERS = 556;
// Bold letters are a little wider; digits are not, so that columns of amounts stay aligned.
const BOLD = 1.06;

/** How wide a text is, in points. */
export function textWidth(text: string, size: number, isBold = false): number {
  const units = Array.from(text).reduce((sum, character) => {
    const width = WIDTHS[(character.codePointAt(0) ?? 0) - FIRST] ?? OTHERS;
    return sum + (isBold && /[A-Za-z]/.test(character) ? width * BOLD : width);
  }, 0);
  return (units * size) / 1000;
}

/** A text in lines that are no wider than `width` points; a long word keeps a line of its own. */
export function wrapText(text: string, size: number, width: number, isBold = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, size, isBold) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
