import type { Place } from '../../finding.ts';
import { escaped } from '../node.ts';
import type { Source } from '../source.ts';

type Origin = { source: Pick<Source, 'placeOf'>; pointer: string };

/** What objects, and single members of objects, were written as, whatever moved since. */
export type Origins = {
  objects: WeakMap<object, Origin>;
  members: WeakMap<object, Map<string, Origin>>;
};

export function noOrigins(): Origins {
  return { objects: new WeakMap(), members: new WeakMap() };
}

/** A copy that knows the place of each of its objects, and in which YAML's aliases share none. */
export function copied(
  origins: Origins,
  source: Origin['source'],
  value: unknown,
  pointer = '',
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.entries(value).map(([name, each]) => [
    name,
    copied(origins, source, each, `${pointer}/${escaped(name)}`),
  ]);
  const copy: object = Array.isArray(value)
    ? inside.map(([, each]) => each)
    : (Object.fromEntries(inside) as object);
  origins.objects.set(copy, { source, pointer });
  return copy;
}

/** Notes that a member of an object was written elsewhere. */
export function noteMember(origins: Origins, owner: object, name: string, origin: Origin): void {
  const members = origins.members.get(owner) ?? new Map<string, Origin>();
  origins.members.set(owner, members.set(name, origin));
}

/** The places of a value, by pointers into it as it is now. */
export function placesIn(origins: Origins, root: unknown): (pointer: string) => Place {
  const known = new Map<string, Origin>();
  collect(root, '');
  return (pointer) => {
    let near = pointer;
    while (near !== '' && !known.has(near)) near = near.slice(0, near.lastIndexOf('/'));
    const origin = known.get(near);
    if (!origin) return { file: '', line: 1, column: 1 };
    return origin.source.placeOf(`${origin.pointer}${pointer.slice(near.length)}`);
  };

  function collect(value: unknown, pointer: string): void {
    if (typeof value !== 'object' || value === null) return;
    const own = origins.objects.get(value);
    if (own) known.set(pointer, own);
    for (const [name, origin] of origins.members.get(value) ?? []) {
      known.set(`${pointer}/${escaped(name)}`, origin);
    }
    for (const [name, inside] of Object.entries(value)) {
      collect(inside, `${pointer}/${escaped(name)}`);
    }
  }
}
