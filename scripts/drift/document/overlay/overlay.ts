import { query } from 'json-p3';

import { Refusal } from '../../finding.ts';
import { addressOf, shown } from '../address.ts';
import type { DocumentInput } from '../input.ts';
import { escaped, fieldsOf, isFields, type Fields } from '../node.ts';
import { parsedSource, readSource, type Source } from '../source.ts';
import { copied, noteMember, noOrigins, placesIn, type Origins } from './origins.ts';

type JsonValue = Parameters<typeof query>[1];
type Action = { target: string; update: unknown; copy: unknown; remove: boolean; pointer: string };
type Work = { overlay: Source; origins: Origins; root: unknown };

/**
 * A description with the actions of overlays (Overlay Specification 1.0 and 1.1) applied, one after
 * the other. Places stay those of what is written, in the description or in an overlay. A target
 * without a match is noted.
 */
export async function overlaid(
  main: Source,
  { overlays, network, notes }: Exclude<DocumentInput, string>,
): Promise<Source> {
  const origins = noOrigins();
  const root = copied(origins, main, main.value);
  for (const file of overlays) {
    const overlay = await readSource(addressOf(file), network);
    for (const action of actionsOf(overlay)) {
      const matches = apply({ overlay, origins, root }, action);
      if (matches > 0) continue;
      const says = `the target ${action.target} matches nothing in ${shown(main.file)}`;
      notes.add(`${at(overlay, `${action.pointer}/target`)}: ${says}.`);
    }
  }
  return parsedSource(main.file, root, placesIn(origins, root));
}

function actionsOf(overlay: Source): Action[] {
  const { overlay: version, actions } = fieldsOf(overlay.value);
  if (!/^1\.[01](\.|$)/.test(String(version))) {
    throw refusal(overlay, '/overlay', 'is no overlay of version 1.0 or 1.1');
  }
  if (!Array.isArray(actions)) throw refusal(overlay, '/actions', 'has no list of actions');
  return actions.map((action: unknown, index) => {
    const { target, update, copy, remove } = fieldsOf(action);
    const pointer = `/actions/${index}`;
    if (typeof target !== 'string')
      throw refusal(overlay, pointer, 'is an action without a target');
    return { target, update, copy, remove: remove === true, pointer };
  });
}

/** The number of places that the target matches. */
function apply(work: Work, action: Action): number {
  const found = locate(work, action, action.target);
  if (action.remove) {
    // From the end, so that earlier indexes stay true.
    for (const names of found.toReversed()) remove(work, action, names);
  } else if (action.copy !== undefined) {
    const [from, ...more] = locate(work, action, String(action.copy));
    if (!from || more.length > 0) {
      const how = from ? 'several places' : 'nothing';
      throw refusal(work.overlay, `${action.pointer}/copy`, `copies what matches ${how}`);
    }
    const value = valueAt(work.root, from);
    for (const names of found) update(work, names, value, `${action.pointer}/copy`);
  } else if (action.update !== undefined) {
    for (const names of found) update(work, names, action.update, `${action.pointer}/update`);
  }
  return found.length;
}

type Names = (string | number)[];

function locate({ overlay, root }: Work, { pointer }: Action, path: string): Names[] {
  try {
    return query(path, root as JsonValue).locations() as Names[];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw refusal(overlay, `${pointer}/target`, `is no JSONPath: ${reason}`);
  }
}

function valueAt(root: unknown, names: Names): unknown {
  let value = root;
  for (const name of names) value = (value as Fields | undefined)?.[name];
  return value;
}

function remove({ overlay, root }: Work, { pointer }: Action, names: Names): void {
  const owner = valueAt(root, names.slice(0, -1));
  const last = names.at(-1);
  if (last === undefined) throw refusal(overlay, pointer, 'removes the whole document');
  if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else if (isFields(owner)) delete owner[last];
}

/** An object is merged with the update, a list gets it as one more item, other values become it. */
function update(work: Work, names: Names, written: unknown, pointer: string): void {
  const target = valueAt(work.root, names);
  const value = copied(work.origins, work.overlay, written, pointer);
  const owner = valueAt(work.root, names.slice(0, -1));
  const last = names.at(-1);
  if (isFields(target) && isFields(value)) merge(work, target, value, pointer);
  else if (Array.isArray(target)) target.push(value);
  else if (last !== undefined && typeof owner === 'object' && owner !== null) {
    put(work, owner as Fields, String(last), value, pointer);
  }
}

function merge(work: Work, target: Fields, value: Fields, pointer: string): void {
  for (const [name, inside] of Object.entries(value)) {
    const own = Object.hasOwn(target, name) ? target[name] : undefined;
    const place = `${pointer}/${escaped(name)}`;
    if (isFields(own) && isFields(inside)) merge(work, own, inside, place);
    else if (Array.isArray(own) && Array.isArray(inside)) own.push(...(inside as unknown[]));
    else put(work, target, name, inside, place);
  }
}

function put(work: Work, owner: Fields, name: string, value: unknown, pointer: string): void {
  Object.defineProperty(owner, name, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
  noteMember(work.origins, owner, name, { source: work.overlay, pointer });
}

function at(source: Source, pointer: string): string {
  const { file, line, column } = source.placeOf(pointer);
  return `${file}:${line}:${column}`;
}

function refusal(source: Source, pointer: string, says: string): Refusal {
  return new Refusal(3, `${at(source, pointer)} ${says}.`, source.placeOf(pointer));
}
