/**
 * Answers travel inside the page as text. Lists of products make most of it, so an object is
 * written as a head and then its values, and one that follows another in a list leaves out what is
 * the same in both. Fit for JSON whose field names are words.
 */
export function pack(value: unknown): string {
  return swapQuotes(JSON.stringify(fold(value, [])));
}

/** A field that only some objects of a list have is `undefined` in the others. */
export function unpack(text: string): unknown {
  return unfold(JSON.parse(swapQuotes(text)), []);
}

/** The page quotes the text twice more, and a double quote grows each time. */
function swapQuotes(text: string): string {
  return text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
}

/**
 * What an array begins with. The names of an object's fields; or less than 0, where they were
 * written before; or more than 0, a bit for each field in which the object differs from the one
 * above; or that it is a list. With nothing after it, a number above 0 is a text written before.
 */
type Head = string | number;
const LIST = 0;

/** Characters from which a text is not written twice. */
const LONG = 6;
/** So many bits are sure to be right in a number. */
const MOST_FIELDS = 52;

type Fields = Record<string, unknown>;

function fold(value: unknown, written: string[], above?: unknown, fields?: string[]): unknown {
  // Nothing else is folded into an object, or into an array without a head.
  if (value === undefined) return {};
  if (Array.isArray(value)) {
    const shared = [...new Set(value.flatMap((item) => (isObject(item) ? Object.keys(item) : [])))];
    return [LIST, ...value.map((item, index) => fold(item, written, value[index - 1], shared))];
  }
  if (typeof value === 'string') return remember(value, written) ?? value;
  if (!isObject(value)) return value;
  const names = fields ?? Object.keys(value);
  const head = names.join(',');
  const isAlike = isObject(above) && (fields ?? Object.keys(above)).join(',') === head;
  if (isAlike && names.length <= MOST_FIELDS) {
    const changed = names.filter((name) => !isSame(value[name], above[name]));
    const bits = changed.reduce((sum, name) => sum + 2 ** names.indexOf(name), 0);
    return bits ? [bits, ...changed.map((name) => fold(value[name], written, above[name]))] : [];
  }
  const [known] = remember(head, written) ?? [];
  return [known ? -known : head, ...names.map((name) => fold(value[name], written))];
}

/** Where a long text was written before, counted from 1. */
function remember(text: string, written: string[]): [number] | undefined {
  if (text.length < LONG) return undefined;
  const known = written.indexOf(text);
  return known < 0 ? void written.push(text) : [known + 1];
}

function unfold(folded: unknown, read: string[], above?: unknown): unknown {
  if (isObject(folded)) return undefined;
  if (typeof folded === 'string' && folded.length >= LONG) read.push(folded);
  if (!Array.isArray(folded)) return folded;
  const [head, ...rest] = folded as [Head?, ...unknown[]];
  if (head === undefined) return above;
  if (head === LIST) {
    let last: unknown;
    return rest.map((item) => (last = unfold(item, read, last)));
  }
  if (typeof head === 'number' && head > 0) {
    if (rest.length === 0) return read[head - 1];
    const object = { ...(above as Fields) };
    const changed = Object.keys(object).filter((_, bit) => Math.floor(head / 2 ** bit) % 2);
    for (const [index, name] of changed.entries()) {
      object[name] = unfold(rest[index], read, object[name]);
    }
    return object;
  }
  if (typeof head === 'string' && head.length >= LONG) read.push(head);
  const names = typeof head === 'string' ? head : (read[-1 - head] ?? '');
  const pairs = names.split(',').map((name, index) => [name, unfold(rest[index], read)]);
  return names ? Object.fromEntries(pairs) : {};
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
