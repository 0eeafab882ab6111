import { constants } from 'node:fs';
import { open, rename, type FileHandle } from 'node:fs/promises';
import { extname } from 'node:path';

const START =
  '{"log":{"version":"1.2","creator":{"name":"bullion-storefront","version":"1"},"entries":[\n';
const END = '\n]}}\n';
/** Nobody else may read it, and no link of somebody else's is followed. */
const FLAGS = constants.O_RDWR | constants.O_CREAT | constants.O_NOFOLLOW;
const MODE = 0o600;

type Limits = { mostBytes: number; mostFiles: number };
type Opened = { handle: FileHandle; /** Where the next entry begins. */ at: number };

/**
 * A HAR that grows. Entries are written over its end, together with a new end, so that it can be read
 * after each write. One that is full becomes `NAME.1.har`, the one before it `NAME.2.har`, and the last
 * is removed.
 */
export function harFile(path: string, { mostBytes, mostFiles }: Limits) {
  let opened: Opened | undefined;

  async function rotate(): Promise<void> {
    await close();
    for (let number = mostFiles - 1; number > 0; number -= 1) {
      await rename(numbered(path, number - 1), numbered(path, number)).catch(unlessMissing);
    }
  }

  async function ready(bytes: number): Promise<Opened> {
    opened ??= await openAt(path);
    const isFull =
      opened !== undefined && opened.at > START.length && opened.at + bytes > mostBytes;
    if (!opened || isFull) {
      await rotate();
      opened = await openAt(path);
    }
    if (!opened) throw new Error(`${path} cannot be begun anew.`);
    return opened;
  }

  /** Adds entries, each the JSON of one. After a failure the next call opens the file again. */
  async function add(entries: string[]): Promise<void> {
    if (entries.length === 0) return;
    const text = entries.join(',\n');
    try {
      const file = await ready(Buffer.byteLength(text));
      const bytes = Buffer.from((file.at > START.length ? ',\n' : '') + text + END);
      await writeAll(file.handle, bytes, file.at);
      file.at += bytes.length - END.length;
    } catch (error) {
      await close().catch(() => undefined);
      throw error;
    }
  }

  async function close(): Promise<void> {
    const handle = opened?.handle;
    opened = undefined;
    await handle?.close();
  }

  return { add, close };
}

/** Opens a HAR at its end; `undefined` if the file there is another one, or is broken off. */
async function openAt(path: string): Promise<Opened | undefined> {
  const handle = await open(path, FLAGS, MODE);
  try {
    await handle.chmod(MODE);
    const { size } = await handle.stat();
    if (size === 0) {
      await writeAll(handle, Buffer.from(START + END), 0);
      return { handle, at: START.length };
    }
    const first = await read(handle, 0, START.length);
    const last = await read(handle, size - END.length, END.length);
    if (first === START && last === END) return { handle, at: size - END.length };
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return undefined;
}

async function read(handle: FileHandle, from: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await handle.read(
    Buffer.alloc(length),
    0,
    length,
    Math.max(0, from),
  );
  return buffer.toString('utf8', 0, bytesRead);
}

async function writeAll(handle: FileHandle, bytes: Buffer, from: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, from + done);
    done += bytesWritten;
  }
}

/** `traffic.har`, `traffic.1.har`. */
function numbered(path: string, number: number): string {
  if (number === 0) return path;
  const end = extname(path);
  return `${path.slice(0, path.length - end.length)}.${number}${end}`;
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
