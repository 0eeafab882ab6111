import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

import { fieldsOf, isFields } from '../document/node.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { Refusal, type Drift, type Place } from '../finding.ts';
import { reportedDrift } from './contract-reports.ts';
import { fromHar, fromLine } from './recorded.ts';
import { entriesOf, linesOf, type Piece } from './scan.ts';

const CHUNK_BYTES = 1 << 20;
const HEAD_BYTES = 4096;

/** What a file of traffic holds, one after the other: exchanges, or findings that somebody made of them. */
export type Record = { exchange: Exchange } | { drift: Drift } | { nothing: true };

/**
 * Streams a HAR or NDJSON file. A `Refusal` (3) names the line of what is broken, and refuses a file
 * that holds nothing: it would pass every check.
 */
export async function* recordsOf(file: string): AsyncGenerator<Record> {
  const isHar = await isHarFile(file);
  const stream = createReadStream(file, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>;
  let count = 0;
  try {
    for await (const piece of isHar ? entriesOf(stream) : linesOf(stream)) {
      count += 1;
      yield recordOf(piece, { file, line: piece.line, column: 1 }, isHar);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(3, `${file} ${error instanceof Error ? error.message : String(error)}.`);
  }
  if (count === 0) throw new Refusal(3, `${file} holds no exchange.`);
}

function recordOf({ text }: Piece, place: Place, isHar: boolean): Record {
  try {
    const value: unknown = JSON.parse(text);
    const drift = isHar ? undefined : reportedDrift(value, place);
    if (drift) return { drift };
    const exchange = isHar ? fromHar(value, place) : fromLine(value, place);
    return exchange ? { exchange } : { nothing: true };
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not valid JSON' : (error as Error).message;
    const where = `${place.file}:${place.line}`;
    throw new Refusal(3, `${where} ${why}. Known are HAR 1.2 and JSON Lines.`, place);
  }
}

async function isHarFile(file: string): Promise<boolean> {
  const head = await headOf(file);
  if (/\.har$/i.test(file) || /^\s*\{\s*"log"\s*:/.test(head)) return true;
  const [line = ''] = head.split('\n', 1);
  try {
    return isFields(JSON.parse(line)) && fieldsOf(JSON.parse(line))['log'] !== undefined;
  } catch {
    return false;
  }
}

async function headOf(file: string): Promise<string> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'does not exist' : `cannot be read (${error.code})`;
    throw new Refusal(3, `${file} ${why}.`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead).replace(/^\u{FEFF}/u, '');
  } catch (error) {
    throw new Refusal(3, `${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  } finally {
    await handle.close();
  }
}
