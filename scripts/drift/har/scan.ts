/** A piece of a stream: its text, and the line (from 1) on which it begins. */
export type Piece = { text: string; line: number };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NEWLINE = 0x0a;
const LONGEST_ESCAPE = 64;
const OPEN = new Set([0x7b, 0x5b]);
const CLOSE = new Set([0x7d, 0x5d]);

/** The lines of a stream that are not empty. */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  for await (const chunk of stream) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      const text = bytes.toString('utf8', start, end).trim();
      if (text) yield { text, line };
      line += 1;
      start = end + 1;
    }
    rest = bytes.subarray(start);
  }
  const text = rest.toString('utf8').trim();
  if (text) yield { text, line };
}

/**
 * The entries of a HAR, `log.entries[…]`, one after the other, without ever holding the whole file.
 * An entry is the object at depth 4 (`{ "log": { "entries": [ { …`) of the array that is named so.
 */
export async function* entriesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  const state: State = {
    depth: 0,
    inText: false,
    entriesAt: 0,
    text: '',
    open: undefined,
    line: 1,
    hasEntries: false,
  };
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const { pieces, done } = scan(bytes, rest.length, state);
    yield* pieces;
    rest = bytes.subarray(done);
  }
  if (state.depth > 0) throw new Error(`is broken off in line ${state.line}`);
  if (!state.hasEntries) throw new Error('has no log.entries: it is no HAR');
}

type State = {
  depth: number;
  inText: boolean;
  /** The depth inside the array of entries; 0 outside of it. */
  entriesAt: number;
  /** The last text outside of entries: a name, if a colon follows. */
  text: string;
  /** Where the open entry begins in the kept bytes, and on which line. */
  open: { start: number; line: number } | undefined;
  /** The line on which what has not been scanned begins. */
  line: number;
  hasEntries: boolean;
};

/** Scans bytes from `from` on; `done` is the number of bytes that nobody needs any more. */
function scan(bytes: Buffer, from: number, state: State): { pieces: Piece[]; done: number } {
  const pieces: Piece[] = [];
  let lineFrom = from;
  const lineAt = (at: number): number => {
    state.line += newlines(bytes, lineFrom, at);
    lineFrom = at;
    return state.line;
  };
  let textFrom = from;
  for (let at = from; at < bytes.length; at += 1) {
    if (state.inText) {
      const end = endOfText(bytes, at);
      if (!state.open && state.entriesAt === 0) {
        state.text += bytes.toString(
          'utf8',
          Math.max(textFrom, from),
          end < 0 ? bytes.length : end,
        );
      }
      if (end < 0) break;
      state.inText = false;
      at = end;
      continue;
    }
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) {
      state.inText = true;
      state.text = '';
      textFrom = at + 1;
    } else if (OPEN.has(byte)) {
      state.depth += 1;
      const isEntries = byte === 0x5b && state.text === 'entries' && state.depth === 3;
      if (isEntries && !state.open) {
        state.entriesAt = state.depth;
        state.hasEntries = true;
      } else if (state.entriesAt > 0 && state.depth === state.entriesAt + 1) {
        state.open = { start: at, line: lineAt(at) };
      }
    } else if (CLOSE.has(byte)) {
      if (state.open && state.depth === state.entriesAt + 1) {
        pieces.push({
          text: bytes.toString('utf8', state.open.start, at + 1),
          line: state.open.line,
        });
        state.open = undefined;
      }
      if (state.depth === state.entriesAt) state.entriesAt = 0;
      state.depth -= 1;
    }
  }
  lineAt(bytes.length);
  // The backslashes before a quote decide what it is, and may end the chunk.
  const keep = state.inText ? Math.max(0, bytes.length - LONGEST_ESCAPE) : bytes.length;
  const done = state.open?.start ?? keep;
  if (state.open) state.open.start = 0;
  return { pieces, done };
}

/** Where the quote is that ends a text; -1 when it is not in these bytes. */
function endOfText(bytes: Buffer, from: number): number {
  for (let end = bytes.indexOf(QUOTE, from); end >= 0; end = bytes.indexOf(QUOTE, end + 1)) {
    let slashes = 0;
    while (bytes[end - 1 - slashes] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return -1;
}

function newlines(bytes: Buffer, from: number, to: number): number {
  let count = 0;
  for (
    let at = bytes.indexOf(NEWLINE, from);
    at >= 0 && at < to;
    at = bytes.indexOf(NEWLINE, at + 1)
  ) {
    count += 1;
  }
  return count;
}
