import { resolve } from 'node:path';

import { Refusal, type Place } from '../finding.ts';
import { addressOf, beside, isUrl, shown } from './address.ts';
import type { DocumentInput } from './input.ts';
import { linkReferences } from './link.ts';
import type { Allowed } from './network/permission.ts';
import { fieldsOf, keyOf, textOf, type Node } from './node.ts';
import { find, follow, resourceOf } from './resolve.ts';
import { parsedSource, readSource, sourceOf, type Source } from './source.ts';
import { describeSequences } from './sequences.ts';
import { fromSwagger } from './swagger/convert.ts';

/** An OpenAPI description in one or several files; Swagger 2.0 is converted to 3.0. */
export type ApiDocument = {
  /** The address of the first file. */
  file: string;
  /** The version whose schemas it has: those of 3.2 are those of 3.1. */
  version: '3.0' | '3.1';
  root: Node;
  /** The contents of its files, by their addresses. */
  files: () => Map<string, unknown>;
  /** Whether the contents are those of the files. */
  isAsWritten: boolean;
  /** Follows a node's `$ref`, and references in its target; a node without one is returned. */
  follow: (node: Node) => Node;
  /** The target of a reference in the file of `from`, if it exists. */
  find: (from: Node, reference: string) => Node | undefined;
  place: (node: { file: string; pointer: string }) => Place;
};

/**
 * Reads a description and every file that it refers to. Throws a `Refusal` (3) for a file that is
 * missing, broken or no OpenAPI, and for a reference to a missing place, to itself or
 * to the network.
 */
export async function loadDocument(input: DocumentInput): Promise<ApiDocument> {
  if (typeof input === 'string') return documentOf(await readSource(addressOf(input)));
  const { network } = input;
  const main = await readSource(addressOf(input.file), network);
  if (input.overlays.length === 0) return documentOf(main, network);
  // Loaded on demand: few ask for it.
  const { overlaid } = await import('./overlay/overlay.ts');
  const document = await documentOf(await overlaid(main, input), network);
  return { ...document, isAsWritten: false };
}

/** As {@link loadDocument}, from a parsed description in one file. */
export function documentFrom(value: unknown, file = 'document.json'): ApiDocument {
  const text = JSON.stringify(value, undefined, 2);
  // A copy: linking changes it, and two documents may share parts.
  const main = sourceOf(resolve(file), text, JSON.parse(text));
  return finished(main, new Map([[main.file, main]]));
}

async function documentOf(main: Source, network?: Allowed): Promise<ApiDocument> {
  const sources = new Map([[main.file, main]]);
  versionOf(main);
  await readAll(sources, main, network);
  return finished(main, sources);
}

function finished(main: Source, sources: Map<string, Source>): ApiDocument {
  const written = assembled(main, sources);
  for (const source of sources.values()) checkReferences(written, source);
  const document = isSwagger(main) ? converted(written) : written;
  if (isSequential(main)) for (const value of document.files().values()) describeSequences(value);
  linkReferences(document.root, document.find);
  const isNamed = [...sources.values()].some(({ identifiers }) => identifiers.places.length > 0);
  return isNamed ? document : remembering(document);
}

/** Where no schema has a name of its own, a reference means the same from everywhere in a file. */
function remembering(document: ApiDocument): ApiDocument {
  const targets = new Map<string, Node | undefined>();
  const find = (from: Node, reference: string) => {
    const key = `${from.file} ${reference}`;
    if (!targets.has(key)) targets.set(key, document.find(from, reference));
    return targets.get(key);
  };
  const follow = (node: Node): Node => {
    const reference = textOf(node, '$ref');
    const next = reference === undefined ? undefined : find(node, reference);
    return next ? follow(next) : node;
  };
  return { ...document, find, follow };
}

/** A Swagger 2.0 document as OpenAPI 3.0, whose places are those of what is written. */
function converted(written: ApiDocument): ApiDocument {
  const { value, origins } = fromSwagger(written);
  const placeOf = (pointer: string): Place => {
    let known = pointer;
    while (known !== '' && !origins.has(known)) known = known.slice(0, known.lastIndexOf('/'));
    const origin = origins.get(known) ?? written.root;
    const rest = pointer.slice(known.length);
    return written.place({ file: origin.file, pointer: `${origin.pointer}${rest}` });
  };
  const source = parsedSource(written.file, value, placeOf);
  return { ...assembled(source, new Map([[source.file, source]])), isAsWritten: false };
}

function assembled(main: Source, sources: Map<string, Source>): ApiDocument {
  const path = main.file;
  const version = versionOf(main);
  return {
    file: path,
    version,
    root: { file: path, pointer: '', value: main.value },
    files: () => new Map([...sources].map(([file, { value }]) => [file, value])),
    isAsWritten: true,
    follow: (node) => follow(sources, node),
    find: (from, reference) => find(sources, from, reference),
    place: ({ file, pointer }) =>
      sources.get(file)?.placeOf(pointer) ?? { file: shown(file), line: 1, column: 1 },
  };
}

/** OpenAPI 3.2 describes the items of a body that come one after the other. */
function isSequential({ value }: Source): boolean {
  return String(fieldsOf(value)['openapi']).startsWith('3.2');
}

function isSwagger({ value }: Source): boolean {
  // YAML reads 2.0 as a number.
  return ['2', '2.0'].includes(String(fieldsOf(value)['swagger']));
}

function versionOf(source: Source): '3.0' | '3.1' {
  if (isSwagger(source)) return '3.0';
  const { file, value, placeOf } = source;
  const { openapi, swagger } = fieldsOf(value);
  if (swagger !== undefined) {
    throw new Refusal(
      3,
      `${shown(file)} is Swagger ${String(swagger)}; only Swagger 2.0 and OpenAPI 3 can be compared.`,
      placeOf('/swagger'),
    );
  }
  if (openapi === undefined) {
    throw new Refusal(3, `${shown(file)} is not an OpenAPI description: no "openapi" at its top.`);
  }
  const version = /^3\.[0-2](?=\.|$)/.exec(String(openapi))?.[0];
  if (!version) {
    throw new Refusal(
      3,
      `${shown(file)} is OpenAPI ${String(openapi)}; only 3.0, 3.1 and 3.2 can be compared.`,
      placeOf('/openapi'),
    );
  }
  return version === '3.0' ? '3.0' : '3.1';
}

async function readAll(
  sources: Map<string, Source>,
  source: Source,
  network: Allowed | undefined,
): Promise<void> {
  for (const { reference, pointer } of source.references) {
    const [path = ''] = reference.split('#');
    if (path === '' || isNamed(sources, source, pointer, reference)) continue;
    const place = () => source.placeOf(pointer);
    if (/^[a-z][a-z\d+.-]*:/i.test(path) && !isUrl(path)) {
      const says = `${at(place())} refers to ${path}; only files and https are followed.`;
      throw new Refusal(3, says, place());
    }
    const file = beside(source.file, path);
    if (!sources.has(file)) {
      const next = await readReferred(file, { place, reference, network });
      sources.set(file, next);
      await readAll(sources, next, network);
    }
  }
}

/** Whether a loaded schema has this `$id`, so that no file is needed. */
function isNamed(
  sources: Map<string, Source>,
  source: Source,
  pointer: string,
  reference: string,
): boolean {
  const from = { file: source.file, pointer, value: undefined };
  return resourceOf(sources, from, reference) !== undefined;
}

type Referred = { place: () => Place; reference: string; network: Allowed | undefined };

async function readReferred(file: string, referred: Referred): Promise<Source> {
  const { place, reference, network } = referred;
  try {
    return await readSource(file, network);
  } catch (error) {
    if (!(error instanceof Refusal) || error.location) throw error;
    throw new Refusal(3, `${at(place())} refers to ${reference}: ${error.message}`, place());
  }
}

function checkReferences(document: ApiDocument, source: Source): void {
  const checked = new Set<string>();
  const named = source.identifiers.places.length > 0;
  for (const { reference, pointer } of source.references) {
    const key = named ? `${pointer} ${reference}` : reference;
    if (checked.has(key)) continue;
    checked.add(key);
    const from = { file: source.file, pointer, value: undefined };
    refuseBroken(document, from, reference);
  }
}

/** Refuses a reference to a missing place, or the one in a chain that leads there or in a circle. */
function refuseBroken(document: ApiDocument, from: Node, reference: string): void {
  const seen = new Set<string>();
  let [holder, name] = [from, reference];
  for (;;) {
    const next = document.find(holder, name);
    const isCircle = next !== undefined && seen.has(keyOf(next));
    if (!next || isCircle) {
      const place = document.place(holder);
      const why = isCircle ? 'leads to itself' : 'does not exist';
      throw new Refusal(3, `${at(place)} refers to ${name}, which ${why}.`, place);
    }
    const further = textOf(next, '$ref');
    if (further === undefined) return;
    seen.add(keyOf(next));
    [holder, name] = [next, further];
  }
}

function at({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}
