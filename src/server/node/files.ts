import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { encodingFor, type Encoding } from './compress.ts';

const YEAR_S = 365 * 24 * 60 * 60;
const HOUR_S = 60 * 60;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css;charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html;charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript;charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The build writes these beside its texts (`scripts/precompress.ts`). */
const COMPRESSED: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

type Copy = { body: Buffer; headers: Map<string, string> };
type BuiltFile = Map<Encoding | 'identity', Copy>;

/**
 * Answers GET and HEAD of a built file; returns false for any other request. All files are read here,
 * once: no request needs a descriptor, and a store whose files are removed or replaced still has those
 * that its pages name.
 */
export function builtFiles(folder = fileURLToPath(new URL('../client', import.meta.url))) {
  const files = readAll(folder);
  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    const file = files.get(pathname);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const copy = file.get(encodingFor(request) ?? 'identity') ?? file.get('identity');
    if (!copy) return false;
    send(request, response, copy);
    return true;
  };
}

function readAll(folder: string): ReadonlyMap<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const place = join(entry.parentPath, entry.name);
    const name = relative(folder, place).split(sep).join('/');
    if (!entry.isFile() || /(?:^|\/)\.(?!well-known\/)/.test(name)) continue;
    const encoding = COMPRESSED[extname(name)];
    const plainName = encoding ? name.slice(0, -extname(name).length) : name;
    const { pathname } = new URL(encodeURI(plainName), 'http://localhost/');
    const file: BuiltFile = files.get(pathname) ?? new Map();
    files.set(pathname, file.set(encoding ?? 'identity', copyOf(place, pathname, encoding)));
  }
  return files;
}

function copyOf(place: string, pathname: string, encoding: Encoding | undefined): Copy {
  const body = readFileSync(place);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  // Built files have a hash in their names; other files may change with the next release.
  const isForever = pathname.startsWith('/a/');
  const headers = new Map([
    ['content-type', TYPES[extname(pathname)] ?? 'application/octet-stream'],
    [
      'cache-control',
      isForever ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`,
    ],
    ['accept-ranges', 'bytes'],
    ['etag', `"${hash}"`],
    ['last-modified', statSync(place).mtime.toUTCString()],
    ['vary', 'Accept-Encoding'],
  ]);
  if (encoding) headers.set('content-encoding', encoding);
  return { body, headers };
}

function send(request: IncomingMessage, response: ServerResponse, { body, headers }: Copy): void {
  response.setHeaders(headers);
  const etag = headers.get('etag') ?? '';
  const known = request.headers['if-none-match'];
  if (known === '*' || known?.includes(etag)) return void response.writeHead(304).end();
  const range = rangeOf(request.headers, etag, body.byteLength);
  if (range === 'none of it') {
    response.setHeader('content-range', `bytes */${body.byteLength}`);
    return void response.writeHead(416).end();
  }
  const part = range ? body.subarray(range.start, range.end + 1) : body;
  if (range) {
    response.setHeader('content-range', `bytes ${range.start}-${range.end}/${body.byteLength}`);
  }
  response.setHeader('content-length', part.byteLength);
  response.writeHead(range ? 206 : 200).end(request.method === 'HEAD' ? undefined : part);
}

type Range = { start: number; end: number };

/** The part that is asked for. Several parts, or a part of another version, are answered by all. */
function rangeOf(
  headers: IncomingMessage['headers'],
  etag: string,
  size: number,
): Range | 'none of it' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const condition = headers['if-range'];
  if ((!from && !to) || (condition !== undefined && condition !== etag)) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (start >= size) return 'none of it';
  return start <= end ? { start, end } : undefined;
}
