import { mediaTypeOf, type ApiContent } from '../document/operations.ts';
import { child, children, fieldsOf, textOf } from '../document/node.ts';
import type { Contract } from './contract.ts';
import type { Body, Part } from './exchange.ts';
import { isSequence, readSequence } from './sequence.ts';
import { fieldSchema, objectOf, pairsOf, typesOf } from './parameters.ts';

/** The contents of a body. `unread`: its type cannot be parsed, or it was not recorded. */
export type Said =
  | { kind: 'value'; value: unknown }
  | { kind: 'broken'; why: string }
  | { kind: 'unread' };

export function isJson(mediaType: string): boolean {
  return /[/+]json(?:;|$)/.test(mediaType);
}

export function isEmpty(body: Body): boolean {
  return body.kind === 'none' || (body.kind === 'text' && body.text === '');
}

/** The media type of a body, else the first one in the contract. */
export function typeOf(came: string | undefined, content: readonly ApiContent[]): string {
  return came === undefined ? (content[0]?.mediaType ?? '') : mediaTypeOf(came);
}

/** Parses a body by its media type. */
export function readBody(contract: Contract, body: Body, content: ApiContent, type: string): Said {
  if (body.kind === 'none' || body.kind === 'unrecorded') return { kind: 'unread' };
  if (isSequence(content)) return readSequence(body, type);
  if (type.startsWith('application/x-www-form-urlencoded'))
    return readForm(contract, body, content);
  if (type.startsWith('multipart/')) return readMultipart(contract, body, content, type);
  if (isJson(type)) return readJson(body);
  return type.startsWith('text/plain') && body.kind === 'text'
    ? { kind: 'value', value: body.text }
    : { kind: 'unread' };
}

function readJson(body: Body): Said {
  if (body.kind === 'value') return body;
  if (body.kind !== 'text') return { kind: 'unread' };
  try {
    return { kind: 'value', value: JSON.parse(body.text.replace(/^\u{FEFF}/u, '')) };
  } catch {
    return { kind: 'broken', why: 'is not valid JSON' };
  }
}

function readForm({ document }: Contract, body: Body, { schema }: ApiContent): Said {
  const parts = body.kind === 'text' ? undefined : partsIn(body, '');
  const pairs = parts
    ? parts.map(({ name, text }) => [name, text] as [string, string])
    : pairsOf(body.kind === 'text' ? body.text : '');
  return { kind: 'value', value: objectOf(document, schema, pairs) };
}

function readMultipart(contract: Contract, body: Body, { schema }: ApiContent, type: string): Said {
  const parts = partsIn(body, type);
  if (!parts) return { kind: 'unread' };
  const { document } = contract;
  const value: Record<string, unknown> = {};
  for (const part of parts) {
    const types = typesOf(document, fieldSchema(document, schema, part.name));
    const pairs: [string, string][] = [[part.name, part.text]];
    const own = part.isFile ? part.text : objectOf(document, schema, pairs)[part.name];
    if (!types.has('array')) value[part.name] = own;
    else value[part.name] = [...((value[part.name] as unknown[] | undefined) ?? []), own].flat();
  }
  return { kind: 'value', value };
}

/** The parts of a multipart body; `undefined` if they cannot be separated. */
export function partsIn(body: Body, type: string): Part[] | undefined {
  if (body.kind === 'parts') return body.parts;
  if (body.kind === 'value') {
    return Object.entries(fieldsOf(body.value)).flatMap(([name, value]) =>
      [value].flat().map((each) => partOf(name, each)),
    );
  }
  if (body.kind !== 'text') return undefined;
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type);
  const mark = boundary?.[1] ?? boundary?.[2] ?? /^--([^\r\n]+)/.exec(body.text)?.[1];
  if (!mark) return undefined;
  return body.text
    .split(`--${mark}`)
    .slice(1, -1)
    .flatMap((piece) => {
      const [head = '', ...rest] = piece.replace(/^\r?\n/, '').split(/\r?\n\r?\n/);
      const name = /[;\s]name="?([^";\r\n]*)"?/i.exec(head)?.[1];
      if (name === undefined) return [];
      const mediaType = /content-type:\s*([^;\r\n]+)/i.exec(head)?.[1]?.trim().toLowerCase();
      const text = rest.join('\n\n').replace(/\r?\n$/, '');
      return [{ name, text, isFile: /filename\*?=/i.test(head), ...(mediaType && { mediaType }) }];
    });
}

/** Recorders that store forms as JSON write a file as `{ "filename", "contentType" }`. */
function partOf(name: string, value: unknown): Part {
  const { filename, fileName, contentType } = fieldsOf(value);
  const file = filename ?? fileName;
  if (typeof file === 'string') {
    const mediaType = typeof contentType === 'string' ? contentType.toLowerCase() : undefined;
    return { name, text: file, isFile: true, ...(mediaType && { mediaType }) };
  }
  return { name, text: typeof value === 'string' ? value : JSON.stringify(value), isFile: false };
}

/** Parts whose type is not in the contract's `encoding`. */
export function wrongParts(parts: Part[], content: ApiContent): { part: Part; wants: string }[] {
  const encoding = child(content.node, 'encoding');
  return children(encoding).flatMap(([name, node]) => {
    const wants = textOf(node, 'contentType');
    if (!wants) return [];
    const allowed = wants.split(',').map((each) => each.trim().toLowerCase());
    return parts
      .filter((part) => part.name === name && part.mediaType !== undefined)
      .filter(({ mediaType = '' }) => !allowed.some((each) => isWithin(mediaType, each)))
      .map((part) => ({ part, wants }));
  });
}

/** Whether a media type is in a range such as `image/*`. */
function isWithin(type: string, range: string): boolean {
  const bare = type.split(';', 1)[0]?.trim() ?? '';
  if (range === '*/*' || range === type || range === bare) return true;
  return range.endsWith('/*') && bare.startsWith(range.slice(0, -1));
}

/** The declared content for a media type: the exact type before a range. */
export function contentFor(contents: ApiContent[], type: string): ApiContent | undefined {
  const bare = type.split(';', 1)[0]?.trim() ?? '';
  const exact = contents.find(({ mediaType }) => mediaType === type);
  const plain = contents.find(({ mediaType }) => mediaType.split(';', 1)[0] === bare);
  return exact ?? plain ?? contents.find(({ mediaType }) => isWithin(type, mediaType));
}
