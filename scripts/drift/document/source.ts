import { readFile } from 'node:fs/promises';

import { Refusal, type Place } from '../finding.ts';
import { gitAddress, isUrl, shown } from './address.ts';
import { readFromGit } from './git.ts';
import { identifiersOf, type Identifiers } from './identifiers.ts';
import { jsonOffsets } from './json-places.ts';
import type { Allowed } from './network/permission.ts';
import { namesOf } from './node.ts';
import { referencesIn, type Reference } from './references.ts';
import { linesOf } from './text-places.ts';

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

/** Reads a file that is JSON, whatever its name. Throws a `Refusal` if it does not exist or is none. */
export async function readJson(file: string): Promise<Pick<Source, 'value' | 'placeOf'>> {
  // A blank in place of a byte order mark: other signs keep their places.
  const text = (await readText(file, undefined)).replace(/^\u{FEFF}/u, ' ');
  try {
    return sourceOf(file, text, JSON.parse(text));
  } catch (error) {
    throw noJson(file, text, error as Error);
  }
}

/** JSON is YAML, but the YAML parser takes five times as long. */
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
  const place = placesIn(file, text)(offset);
  const reason = message.replace(/ in JSON at position.*$/s, '').replace(/, ?".*$/s, '');
  const says = `${place.file}:${place.line}:${place.column} is not valid JSON: ${reason}.`;
  return new Refusal(3, says, place);
}

/** A parsed JSON text. Places are computed on demand. */
export function sourceOf(file: string, text: string, value: unknown): Source {
  let offsetOf: ((names: string[]) => number) | undefined;
  const placeAt = placesIn(file, text);
  const placeOf = (pointer: string): Place => {
    offsetOf ??= jsonOffsets(text);
    return placeAt(offsetOf(namesOf(pointer)));
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

async function parsedYaml(file: string, text: string): Promise<Source> {
  const { readYaml, YamlFault } = await import('./yaml.ts');
  const placeAt = placesIn(file, text);
  try {
    const { value, offsetOf } = readYaml(text);
    return parsedSource(file, value, (pointer) => placeAt(offsetOf(namesOf(pointer))));
  } catch (error) {
    if (!(error instanceof YamlFault)) throw error;
    const { message, offset } = error;
    if (offset === undefined) throw new Refusal(3, `${shown(file)} cannot be read: ${message}.`);
    const place = placeAt(offset);
    const says = `${place.file}:${place.line}:${place.column} is not valid YAML: ${message}.`;
    throw new Refusal(3, says, place);
  }
}

/** Tells the places of offsets in the text of a file. Its lines are counted on demand. */
function placesIn(file: string, text: string): (offset: number) => Place {
  let lineOf: ReturnType<typeof linesOf> | undefined;
  return (offset) => {
    lineOf ??= linesOf(text);
    return { file: shown(file), ...lineOf(offset) };
  };
}
