/** The most characters of a title, in every format. */
const LONGEST_TITLE = 160;

/** More items than a title can hold are not tried. */
const MOST_ITEMS = 40;
/** The least characters of a name or a value that are worth reading. */
const LEAST_OF_A_NAME = 20;

/** Between items, outside of quoted values: `a, b`, `a or b`, and `−"a" +"b"` of a changed list. */
const SEPARATOR = /, | or | and | (?=[−+])/y;
/** Between parts of a title that are shortened each for itself. */
const BOUNDARY =
  / → |: | from now on$| is (?:no longer one of the alternatives|one more alternative)$/y;

type Run = { items: string[]; separator: string };
/** A list, or a text between lists. */
type Part = Run | string;

/**
 * A title with at most `most` characters. Lists become "a, b, c and 37 more", long names and values
 * are shortened in the middle. A shorter title is returned as it is.
 */
export function folded(title: string, most = LONGEST_TITLE): string {
  if (title.length <= most) return title;
  const parts = partsOf(title);
  // Of more parts each would have less than a character.
  for (const least of parts.length < most ? [3, 1] : []) {
    for (let longest = most; longest >= LEAST_OF_A_NAME; longest -= 4) {
      for (let shown = MOST_ITEMS; shown >= least; shown -= 1) {
        const text = parts.map((part) => partWords(part, shown, longest)).join('');
        if (text.length <= most) return text;
      }
    }
  }
  return inMiddle(title, most);
}

/** The first of a list, and the number of the others: "a, b, c and 37 more". */
export function listWords(items: readonly string[], shown: number): string {
  return items.slice(0, shown).join(', ') + moreWords(items.length - shown);
}

function moreWords(more: number): string {
  return more > 0 ? ` and ${more} more` : '';
}

/** A text with at most `most` characters, without those in its middle. */
function inMiddle(text: string, most: number): string {
  if (text.length <= most) return text;
  const left = Math.ceil((most - 1) / 2);
  // A character of two code units is not cut in two.
  const start = text.slice(0, left).replace(/[\u{D800}-\u{DBFF}]$/u, '');
  const end = text.slice(text.length - (most - 1 - left)).replace(/^[\u{DC00}-\u{DFFF}]/u, '');
  return `${start}…${end}`;
}

function partWords(part: Part, shown: number, longest: number): string {
  if (typeof part === 'string') return part;
  const { items, separator } = part;
  const first = items.slice(0, shown).map((item) => inMiddle(item, longest));
  const more = items.length - first.length;
  return first.join(separator) + moreWords(more);
}

/** The lists of a title, and what stands between them. A name alone is a list of one. */
function partsOf(title: string): Part[] {
  const parts: Part[] = [];
  let run: Run | undefined;
  let before: Token | undefined;
  for (const { item, after } of itemsOf(title)) {
    const isNext = run !== undefined && before?.kind === 'separator' && goesOn(run, before, item);
    if (run && isNext) {
      run.items.push(item);
      run.separator = before?.text ?? '';
    } else {
      if (before) parts.push(before.text);
      run = { items: [item], separator: '' };
      parts.push(run);
    }
    before = after;
  }
  if (before) parts.push(before.text);
  return parts;
}

/** What is gone and what is new are lists of their own. */
function goesOn({ items, separator }: Run, { text }: Token, item: string): boolean {
  return (separator === '' || separator === text) && signOf(items.at(-1)) === signOf(item);
}

function signOf(item = ''): string {
  return /(?:^| )([−+])/.exec(item)?.[1] ?? '';
}

/** The texts between separators and boundaries, each with the one after it. */
function itemsOf(title: string): { item: string; after?: Token }[] {
  const items: { item: string; after?: Token }[] = [{ item: '' }];
  for (const token of tokensOf(title)) {
    const last = items.at(-1);
    if (!last) continue;
    if (token.kind === 'text') last.item += token.text;
    else {
      last.after = token;
      items.push({ item: '' });
    }
  }
  return items;
}

type Token = { text: string; kind: 'text' | 'separator' | 'boundary' };

function* tokensOf(title: string): Generator<Token> {
  let at = 0;
  while (at < title.length) {
    const boundary = matchAt(BOUNDARY, title, at);
    const separator = boundary ?? matchAt(SEPARATOR, title, at);
    const text = separator ?? matchAt(/"(?:[^"\\]|\\.)*"|[^ ,:"]+|[^]/y, title, at) ?? '';
    yield { text, kind: boundary ? 'boundary' : separator ? 'separator' : 'text' };
    at += text.length;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
