import { JSONParser, TokenType, type ParsedTokenInfo } from '@streamparser/json';

import { Refusal } from '../finding.ts';

/** A JSON value of a stream, and the line (from 1) on which it begins. */
export type Piece = { value: unknown; line: number };

type Source = { stream: AsyncIterable<Buffer>; file: string };

const NEWLINE = 0x0a;
const OPEN = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const CLOSE = new Set([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);
/** Without a buffer the parser joins long texts a character at a time, three times as slowly. */
const STRING_BUFFER_BYTES = 1 << 16;

/** The values of a JSON Lines file. */
export function linesOf(source: Source): AsyncGenerator<Piece> {
  const parser = new JSONParser({
    paths: ['$'],
    separator: '',
    stringBufferSize: STRING_BUFFER_BYTES,
  });
  return piecesOf(source, parser, { depth: 0 });
}

/** The entries of a HAR, one after the other: `log.entries` is never in memory as a whole. */
export async function* entriesOf(source: Source): AsyncGenerator<Piece> {
  const parser = new JSONParser({
    paths: ['$.log.entries.*'],
    keepStack: false,
    stringBufferSize: STRING_BUFFER_BYTES,
  });
  let hasEntries = false;
  let name: unknown;
  const onToken = ({ token, value }: ParsedTokenInfo, depth: number) => {
    if (depth !== 2) return;
    if (token === TokenType.STRING) name = value;
    else if (token === TokenType.LEFT_BRACKET && name === 'entries') hasEntries = true;
  };
  yield* piecesOf(source, parser, { depth: 3, onToken });
  if (!hasEntries) throw new Refusal(3, `${source.file} has no log.entries: it is no HAR.`);
}

/**
 * Yields the values that the parser emits, which lie `depth` objects and arrays deep. The parser's
 * own messages are not shown: they quote the file, which may hold tokens and addresses.
 */
async function* piecesOf(
  { stream, file }: Source,
  parser: JSONParser,
  { depth, onToken }: { depth: number; onToken?: (info: ParsedTokenInfo, depth: number) => void },
): AsyncGenerator<Piece> {
  const lines = lineCounter();
  let pieces: Piece[] = [];
  let open = 0;
  let line = 1;
  parser.onToken = (info) => {
    onToken?.(info, open);
    if (CLOSE.has(info.token)) open -= 1;
    else if (open === depth) line = lines.at(info.offset);
    if (OPEN.has(info.token)) open += 1;
  };
  parser.onValue = ({ value }) => pieces.push({ value, line });
  const refusal = (why: string) => new Refusal(3, `${file}${why}`, { file, line, column: 1 });
  for await (const chunk of stream) {
    lines.add(chunk);
    try {
      parser.write(chunk);
    } catch {
      yield* pieces;
      throw refusal(`:${line} is not valid JSON. Known are HAR 1.2 and JSON Lines.`);
    }
    yield* pieces;
    pieces = [];
  }
  try {
    if (!parser.isEnded) parser.end();
  } catch {
    throw refusal(` is broken off in line ${line}.`);
  }
}

/** Tells the line of a byte offset in the chunk that was added last. Offsets must not decrease. */
function lineCounter() {
  let chunk: Buffer = Buffer.alloc(0);
  let chunkStart = 0;
  let counted = 0;
  let line = 1;
  const countTo = (end: number) => {
    let next = chunk.indexOf(NEWLINE, counted);
    for (; next >= 0 && next < end; next = chunk.indexOf(NEWLINE, counted)) {
      line += 1;
      counted = next + 1;
    }
  };
  return {
    add(next: Buffer): void {
      countTo(chunk.length);
      chunkStart += chunk.length;
      chunk = next;
      counted = 0;
    },
    at(offset: number): number {
      countTo(offset - chunkStart);
      return line;
    },
  };
}
