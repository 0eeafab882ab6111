import { placeFinder, type TextPlace } from './text-places.ts';

const [QUOTE, OPEN, CLOSE] = ['"', '{', '}'].map((sign) => sign.charCodeAt(0));
const [OPEN_LIST, CLOSE_LIST, COMMA] = ['[', ']', ','].map((sign) => sign.charCodeAt(0));

/** Finds offsets in a JSON text, which must parse. */
export function jsonOffsets(text: string): (names: string[]) => number {
  const root = { start: 0, value: blankEnd(text, 0) };
  const find = placeFinder(root, (offset) => membersAt(text, offset));
  return (names) => find(names).start;
}

/** The members of the object or the items of the list at an offset; none of other values. */
function membersAt(text: string, offset: number): Map<string, TextPlace> {
  const found = new Map<string, TextPlace>();
  const first = text.charCodeAt(offset);
  if (first !== OPEN && first !== OPEN_LIST) return found;
  let at = blankEnd(text, offset + 1);
  for (let index = 0; !isEnd(text.charCodeAt(at)); index += 1) {
    const start = at;
    let name = String(index);
    if (first === OPEN) {
      at = stringEnd(text, start);
      name = JSON.parse(text.slice(start, at)) as string;
      at = blankEnd(text, blankEnd(text, at) + 1);
    }
    found.set(name, { start, value: at });
    at = blankEnd(text, valueEnd(text, at));
    if (text.charCodeAt(at) === COMMA) at = blankEnd(text, at + 1);
  }
  return found;
}

function isEnd(code: number): boolean {
  return code === CLOSE || code === CLOSE_LIST;
}

/** The offset behind a value. */
function valueEnd(text: string, offset: number): number {
  let depth = 0;
  let at = offset;
  do {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = stringEnd(text, at);
    else {
      if (code === OPEN || code === OPEN_LIST) depth += 1;
      else if (isEnd(code)) depth -= 1;
      at += 1;
    }
  } while (depth > 0);
  const code = text.charCodeAt(offset);
  const isPlain = code !== QUOTE && code !== OPEN && code !== OPEN_LIST;
  return isPlain ? wordEnd(text, offset) : at;
}

/** The offset behind a string that begins there. */
function stringEnd(text: string, offset: number): number {
  let end = text.indexOf('"', offset + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

/** Whether an odd number of backslashes stands before an offset. */
function isEscaped(text: string, offset: number): boolean {
  let at = offset;
  while (text[at - 1] === '\\') at -= 1;
  return (offset - at) % 2 === 1;
}

function wordEnd(text: string, offset: number): number {
  let at = offset;
  while (!',]} \n\r\t'.includes(text[at] ?? ',')) at += 1;
  return at;
}

function blankEnd(text: string, offset: number): number {
  let at = offset;
  while (' \n\r\t'.includes(text[at] ?? '-')) at += 1;
  return at;
}
