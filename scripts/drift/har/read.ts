import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

import { fieldsOf } from '../document/node.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { Refusal, type Drift, type Place } from '../finding.ts';
import { reportedDrift } from './contract-reports.ts';
import { entriesOf, linesOf, type Piece } from './json-stream.ts';
import { fromHar, fromLine, isEntry } from './recorded.ts';

const CHUNK_BYTES = 1 << 20;
const HEAD_BYTES = 4096;
const BYTE_ORDER_MARK = Buffer.from('\u{FEFF}');

/** A record of a traffic file: an exchange, or a finding of an earlier check. */
export type Record = { exchange: Exchange } | { drift: Drift } | { nothing: true };

/**
 * Streams a HAR or JSON Lines file. A `Refusal` (3) names the broken line. A file without exchanges
 * is refused too, since it would pass every check.
 */
export async function* recordsOf(file: string): AsyncGenerator<Record> {
  const head = await headOf(file);
  const text = head.toString('utf8').replace(/^\u{FEFF}/u, '');
  const isHar = /\.har$/i.test(file) || holdsLog(text);
  // The parser's offsets leave out a byte order mark: it would count lines wrongly.
  const start = head.indexOf(BYTE_ORDER_MARK) === 0 ? BYTE_ORDER_MARK.length : 0;
  const stream = createReadStream(file, {
    highWaterMark: CHUNK_BYTES,
    start,
  }) as AsyncIterable<Buffer>;
  let count = 0;
  try {
    for await (const piece of isHar ? entriesOf({ stream, file }) : linesOf({ stream, file })) {
      count += 1;
      yield recordOf(piece, { file, line: piece.line, column: 1 }, isHar);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable(file, error);
  }
  if (count === 0) throw new Refusal(3, `${file} holds no exchange.`);
}

function recordOf({ value }: Piece, place: Place, isHar: boolean): Record {
  const drift = isHar ? undefined : reportedDrift(value, place);
  if (drift) return { drift };
  try {
    const exchange = isHar || isEntry(value) ? fromHar(value, place) : fromLine(value, place);
    return exchange ? { exchange } : { nothing: true };
  } catch (error) {
    const where = `${place.file}:${place.line}`;
    const why = (error as Error).message;
    throw new Refusal(3, `${where} ${why}. Known are HAR 1.2 and JSON Lines.`, place);
  }
}

/** Whether a text begins with the `log` of a HAR. */
function holdsLog(text: string): boolean {
  if (/^\s*\{\s*"log"\s*:/.test(text)) return true;
  const [line = ''] = text.split('\n', 1);
  try {
    return fieldsOf(JSON.parse(line))['log'] !== undefined;
  } catch {
    return false;
  }
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file).catch((error: unknown) => {
    throw unreadable(file, error);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw unreadable(file, error);
  } finally {
    await handle.close();
  }
}

function unreadable(file: string, error: unknown): Refusal {
  const { code, message } = error as NodeJS.ErrnoException;
  const why = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code ?? message})`;
  return new Refusal(3, `${file} ${why}.`);
}
