import { readFile } from 'node:fs/promises';

import type { Document, LineCounter, Pair, YAMLMap } from 'yaml';

import { Refusal, type Place } from '../finding.ts';
import { gitAddress, isUrl, shown } from './address.ts';
import { readFromGit } from './git.ts';
import { identifiersOf, type Identifiers } from './identifiers.ts';
import { jsonOffsets } from './json-places.ts';
import type { Allowed } from './network/permission.ts';
import { namesOf } from './node.ts';
import { referencesIn, type Reference } from './references.ts';

/** One file of a document; `file` is its address. `placeOf` a missing pointer is the place of its nearest parent. */
export type Source = {
  file: string;
  value: unknown;
  references: Reference[];
  identifiers: Identifiers;
  placeOf: (pointer: string) => Place;
};

/** Reads a YAML or JSON file from its address. Throws a `Refusal` if it does not exist or cannot be parsed. */
export async function readSource(file: string, allowed?: Allowed): Promise<Source> {
  return parseSource(file, await readText(file, allowed));
}

async function readText(file: string, allowed: Allowed | undefined): Promise<string> {
  // Loaded on demand: documents are seldom on the network.
  if (isUrl(file)) return (await import('./network/fetch.ts')).fetchText(file, allowed);
  const inGit = gitAddress(file);
  if (inGit) return readFromGit(inGit);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Refusal(3, `${shown(file)} ${missing ? 'does not exist' : 'cannot be read'}.`);
  }
}

/** As {@link readSource}, from a text. */
export async function parseSource(file: string, text: string): Promise<Source> {
  return parsedJson(file, text) ?? parsedYaml(file, text);
}

/** JSON is YAML, but the YAML parser takes fifty times as long. */
function parsedJson(file: string, text: string): Source | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // A file with another name may be YAML, which is a superset of JSON.
    if (/\.json$/i.test(file)) throw noJson(file, text, error as Error);
    return undefined;
  }
  return sourceOf(file, text, value);
}

function noJson(file: string, text: string, { message }: Error): Refusal {
  const offset = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length);
  const place = { file: shown(file), ...lineOf(lineStarts(text), offset) };
  const reason = message.replace(/ in JSON at position.*$/s, '').replace(/, ?".*$/s, '');
  const says = `${place.file}:${place.line}:${place.column} is not valid JSON: ${reason}.`;
  return new Refusal(3, says, place);
}

/** A parsed JSON text. Places are computed on demand. */
export function sourceOf(file: string, text: string, value: unknown): Source {
  let offsetOf: ((names: string[]) => number) | undefined;
  let lines: number[] | undefined;
  const placeOf = (pointer: string): Place => {
    offsetOf ??= jsonOffsets(text);
    lines ??= lineStarts(text);
    return { file: shown(file), ...lineOf(lines, offsetOf(namesOf(pointer))) };
  };
  return parsedSource(file, value, placeOf);
}

/** A value with its references. */
export function parsedSource(
  file: string,
  value: unknown,
  placeOf: (pointer: string) => Place,
): Source {
  return { file, value, ...linksIn(file, value), placeOf };
}

function linksIn(file: string, value: unknown): Pick<Source, 'references' | 'identifiers'> {
  return { references: referencesIn(value), identifiers: identifiersOf(file, value) };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineOf(starts: number[], offset: number): { line: number; column: number } {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

async function parsedYaml(file: string, text: string): Promise<Source> {
  const yaml = await import('yaml');
  const counter = new yaml.LineCounter();
  const document = yaml.parseDocument(text, { lineCounter: counter, merge: true });
  const problem = document.errors[0];
  if (problem) {
    const { line, col } = problem.linePos?.[0] ?? { line: 1, col: 1 };
    const reason = (problem.message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, '');
    throw new Refusal(3, `${shown(file)}:${line}:${col} is not valid YAML: ${reason}.`, {
      file: shown(file),
      line,
      column: col,
    });
  }
  const value = valueOf(file, document);
  const placeOf = (pointer: string) => yamlPlace(file, document, counter, pointer);
  return parsedSource(file, value, placeOf);
}

/** Throws a `Refusal` for an alias without an anchor, and for aliases that grow without measure. */
function valueOf(file: string, document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 10_000 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(3, `${shown(file)} cannot be read: ${reason}.`);
  }
}

function yamlPlace(file: string, document: Document, counter: LineCounter, pointer: string): Place {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const name of namesOf(pointer)) {
    const step = stepInto(node, name);
    if (!step) break;
    offset = startOf(step.at) ?? offset;
    node = step.value;
  }
  const { line, col } = counter.linePos(offset);
  return { file: shown(file), line: Math.max(line, 1), column: Math.max(col, 1) };
}

function stepInto(node: unknown, name: string): { at: unknown; value: unknown } | undefined {
  const items = (node as YAMLMap | null)?.items as unknown[] | undefined;
  if (!items) return undefined;
  for (const item of items) {
    if (!isPair(item)) break;
    const key = item.key as { value?: unknown } | null;
    if (String(key?.value) === name) return { at: item.key, value: item.value };
  }
  const item = items[Number(name)];
  return item && !isPair(item) ? { at: item, value: item } : undefined;
}

function isPair(item: unknown): item is Pair {
  return typeof item === 'object' && item !== null && 'key' in item;
}

function startOf(node: unknown): number | undefined {
  return (node as { range?: [number, number, number] } | null)?.range?.[0];
}
