import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { addressOf, shown } from '../document/address.ts';
import { fieldsOf, isFields, type Fields } from '../document/node.ts';
import { readJson } from '../document/source.ts';
import { Refusal, type Place } from '../finding.ts';

/** What a consumer sends, and what it expects in return, as it is written in a pact. */
export type Interaction = {
  consumer: string;
  provider: string;
  description: string;
  /** Provider states, in words. */
  states: string[];
  /** Bodies are written with their type, as since version 4. */
  hasTypedBodies: boolean;
  /** Work in progress: verification does not fail for it. */
  pending: boolean;
  request: Fields;
  response: Fields;
  place: Place;
};

/** A part of a pact that is no call over HTTP. */
type Other = { kind: string; consumer: string; provider: string; description: string };
export type Pacts = { interactions: Interaction[]; others: Other[] };

const KNOWN = /^[1-4](\.|$)/;
const HTTP = 'Synchronous/HTTP';

/**
 * Reads pact files; of a folder all `*.json` in it. Throws a `Refusal` (3) with the place of what is
 * no pact.
 */
export async function readPacts(paths: string[]): Promise<Pacts> {
  const files: string[] = [];
  for (const path of paths) files.push(...(await filesAt(path)));
  const all: Pacts = { interactions: [], others: [] };
  for (const file of files) {
    const { interactions, others } = await readPact(addressOf(file));
    all.interactions.push(...interactions);
    all.others.push(...others);
  }
  if (all.interactions.length + all.others.length > 0) return all;
  // It would pass every check.
  throw new Refusal(
    3,
    `${paths.join(', ')} ${paths.length === 1 ? 'holds' : 'hold'} no interaction.`,
  );
}

async function filesAt(path: string): Promise<string[]> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return [path];
  const names = await readdir(path);
  const files = names.filter((name) => name.endsWith('.json')).toSorted();
  if (files.length === 0) throw new Refusal(3, `${path} holds no *.json file.`);
  return files.map((name) => join(path, name));
}

async function readPact(file: string): Promise<Pacts> {
  const { value, placeOf } = await readJson(file);
  const pact = fieldsOf(value);
  const refuse = (says: string, pointer: string): never => {
    const place = placeOf(pointer);
    const where = pointer === '' ? '' : `:${place.line}:${place.column}`;
    throw new Refusal(3, `${shown(file)}${where} ${says}`, place);
  };
  const lists = ['interactions', 'messages'].filter((name) => Array.isArray(pact[name]));
  if (lists.length === 0) refuse('is no pact: it has no list of interactions.', '');
  const { version, pointer } = versionOf(pact);
  if (!KNOWN.test(version)) {
    refuse(`is of version ${version} of the Pact specification; 1 to 4 are known.`, pointer);
  }
  const names = { consumer: nameOf(pact, 'consumer'), provider: nameOf(pact, 'provider') };
  const found: Pacts = { interactions: [], others: [] };
  for (const list of lists) {
    for (const [index, written] of (pact[list] as unknown[]).entries()) {
      const at = `/${list}/${index}`;
      if (!isFields(written)) refuse('has an interaction that is no object.', at);
      const entry = fieldsOf(written);
      const description = String(entry['description'] ?? 'an interaction without a description');
      const kind = list === 'messages' ? 'message' : kindOf(entry);
      if (kind !== HTTP) {
        found.others.push({ ...names, kind, description });
        continue;
      }
      if (!isFields(entry['request'])) refuse(`has an interaction without a request.`, at);
      found.interactions.push({
        ...names,
        description,
        states: statesOf(entry),
        hasTypedBodies: version.startsWith('4'),
        pending: entry['pending'] === true,
        request: fieldsOf(entry['request']),
        response: fieldsOf(entry['response']),
        place: placeOf(at),
      });
    }
  }
  return found;
}

/** Version 4 has interactions that are no HTTP, and some that only a plugin can read. */
function kindOf({ type, pluginConfiguration: plugins }: Fields): string {
  const [plugin] = Object.keys(fieldsOf(plugins));
  if (plugin !== undefined) return `plugin ${plugin}`;
  return typeof type === 'string' ? type : HTTP;
}

function versionOf({ metadata }: Fields): { version: string; pointer: string } {
  const fields = fieldsOf(metadata);
  for (const name of ['pactSpecification', 'pact-specification']) {
    const { version } = fieldsOf(fields[name]);
    if (version !== undefined) {
      return { version: String(version), pointer: `/metadata/${name}/version` };
    }
  }
  const name = 'pactSpecificationVersion';
  // The first version has no metadata.
  return { version: String(fields[name] ?? '1'), pointer: `/metadata/${name}` };
}

function nameOf(pact: Fields, side: 'consumer' | 'provider'): string {
  const name = fieldsOf(pact[side])['name'];
  return typeof name === 'string' && name !== '' ? name : `unnamed ${side}`;
}

/** `an order exists (id: 7)`: version 3 has several, with parameters. */
function statesOf({ providerStates, providerState, provider_state: old }: Fields): string[] {
  const plain = providerState ?? old;
  if (typeof plain === 'string' && plain !== '') return [plain];
  if (!Array.isArray(providerStates)) return [];
  return providerStates.map((state: unknown) => {
    const { name, params } = fieldsOf(state);
    const words = Object.entries(fieldsOf(params)).map(
      ([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
    const said = typeof state === 'string' ? state : String(name ?? '');
    return words.length === 0 ? said : `${said} (${words.join(', ')})`;
  });
}
