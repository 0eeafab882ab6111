import type { Side } from '../../document/json-schema.ts';
import { child, children, fieldsOf, has, type Node } from '../../document/node.ts';
import { mediaTypeOf, type ApiContent } from '../../document/operations.ts';
import { canonOf } from '../schema/canon.ts';
import { add, type Context, type Spot } from './context.ts';
import { itemParts, memberNames, memberOf } from '../schema/members.ts';
import { stableText, type Parts, type Reading } from '../schema/shape.ts';

/** The encoding of a part. Without types any is allowed, as for a file without `encoding`. */
type Encoding = { types: string[]; style: string; headers: Set<string> };

const FILE = 'application/octet-stream';

/** Compares the encodings of a form's parts. Entries without a part are ignored. */
export function diffEncoding(
  context: Context,
  spot: Spot,
  side: Side,
  old: ApiContent,
  now: ApiContent,
): void {
  const [before, after] = [child(old.node, 'encoding'), child(now.node, 'encoding')];
  const { base, revision } = context.readings[side];
  const [parts, others] = [partsOf(base, old.schema), partsOf(revision, now.schema)];
  const names = new Set([...children(before), ...children(after)].map(([name]) => name));
  for (const name of [...names].toSorted()) {
    const [part, other] = [parts.get(name), others.get(name)];
    // Entries in both documents may be for parts that the schema does not name.
    const both = has(before, name) && has(after, name);
    if ((!part || !other) && !both) continue;
    const nodes = { base: child(before, name), revision: child(after, name) };
    const one = encodingOf(base, nodes.base, old.mediaType, part ?? []);
    const next = encodingOf(revision, nodes.revision, now.mediaType, other ?? []);
    const id = changeOf(one, next);
    const what = `${name} as ${textOf(one)} → ${textOf(next)}`;
    if (id) add(context, spot, id, what, nodes);
    diffHeaders(context, spot, name, [one.headers, next.headers], nodes);
  }
}

function partsOf(reading: Reading, schema: Node | undefined): Map<string, Parts> {
  const shapes = schema ? (canonOf(reading, [schema]).get('object') ?? []) : [];
  const named = (shape: (typeof shapes)[number]) =>
    memberNames(shape).map((name): [string, Parts] => [name, memberOf(reading, shape, name).parts]);
  return new Map(shapes.flatMap(named));
}

function changeOf(one: Encoding, next: Encoding): string | undefined {
  const [file, nextFile] = [isFile(one), isFile(next)];
  const same = stableText(one.types) === stableText(next.types) || (file && nextFile);
  if (one.style === next.style && same) return undefined;
  const gone = one.types.filter((type) => !next.types.includes(type));
  const refused = next.types.length > 0 && (gone.length > 0 || one.types.length === 0);
  return one.style !== next.style || (refused && !same)
    ? 'part-encoding-changed'
    : 'part-encoding-widened';
}

function isFile({ types }: Encoding): boolean {
  return types.length === 0 || (types.length === 1 && types[0] === FILE);
}

function diffHeaders(
  context: Context,
  spot: Spot,
  name: string,
  [before, after]: [Set<string>, Set<string>],
  nodes: { base: Node; revision: Node },
): void {
  for (const header of after) {
    if (before.has(header)) continue;
    add(context, spot, 'part-header-required', `${name} needs the header ${header}`, nodes);
  }
  for (const header of before) {
    if (after.has(header)) continue;
    const what = `${name} no longer needs the header ${header}`;
    add(context, spot, 'part-header-no-longer-required', what, nodes);
  }
}

function encodingOf(reading: Reading, node: Node, form: string, part: Parts): Encoding {
  const { contentType } = fieldsOf(node.value);
  const multipart = form.startsWith('multipart/');
  const types =
    typeof contentType === 'string'
      ? contentType.split(',').map(mediaTypeOf)
      : multipart
        ? usual(reading, part)
        : [];
  const headers = multipart ? requiredHeaders(reading, child(node, 'headers')) : [];
  return {
    types: types.toSorted(),
    style: styleOf(reading, node, multipart, part),
    headers: new Set(headers),
  };
}

/** A style does not matter for a single value or for a part with a media type. */
function styleOf(reading: Reading, node: Node, multipart: boolean, part: Parts): string {
  const { style, explode } = fieldsOf(node.value);
  const canon = canonOf(reading, part);
  const many = canon.has('array') || canon.has('object');
  if (!many || (multipart && style === undefined && explode === undefined)) return '';
  const spread = explode ?? (style ?? 'form') === 'form';
  return ` ${String(style ?? 'form')}${spread ? ', exploded' : ''}`;
}

function requiredHeaders({ document }: Reading, headers: Node): string[] {
  return children(headers)
    .filter(([, header]) => fieldsOf(document.follow(header).value)['required'] === true)
    .map(([name]) => name.toLowerCase())
    .filter((name) => name !== 'content-type');
}

/** OpenAPI's default media type of a part: by the type of its schema; for a list, of its items. */
function usual(reading: Reading, parts: Parts, depth = 0): string[] {
  const canon = canonOf(reading, parts);
  const [shape] = canon.get('array') ?? [];
  const types = [...canon.keys()].filter((type) => type !== 'null');
  if (types.length !== 1) return [];
  if (shape) return depth > 3 ? [] : usual(reading, itemParts(shape, 0), depth + 1);
  if (canon.has('object')) return ['application/json'];
  if (!canon.has('string')) return ['text/plain'];
  return parts.some((part) => isBytes(reading, part)) ? [] : ['text/plain'];
}

function isBytes({ document }: Reading, part: Node): boolean {
  const { format, contentEncoding, contentMediaType } = fieldsOf(document.follow(part).value);
  return format === 'binary' || format === 'byte' || Boolean(contentEncoding ?? contentMediaType);
}

function textOf({ types, style }: Encoding): string {
  return `${types.join(', ') || 'any type'}${style}`;
}
