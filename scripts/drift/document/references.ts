import { escaped } from './node.ts';

/** A `$ref` and the pointer of the object that holds it. */
export type Reference = { reference: string; pointer: string };

/** Names under which a reference is somebody's data and leads nowhere. */
const DATA = new Set(['example', 'default', 'const', 'enum', 'x-example', 'x-examples']);
/** Names whose members are named by the author, who may well name one `example` or `$ref`. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'schemas', 'dependentSchemas']);

/** Every reference of a file, in its order. */
export function referencesIn(value: unknown): Reference[] {
  const found: Reference[] = [];
  collect(found, value, [], false);
  return found;
}

function collect(found: Reference[], value: unknown, path: string[], named: boolean): void {
  if (typeof value !== 'object' || value === null) return;
  const reference = (value as { $ref?: unknown }).$ref;
  if (typeof reference === 'string' && !named) {
    found.push({ reference, pointer: path.map((name) => `/${escaped(name)}`).join('') });
  }
  for (const [name, inside] of Object.entries(value)) {
    if (typeof inside !== 'object' || inside === null) continue;
    if (!named && isData(name, path)) continue;
    path.push(name);
    collect(found, inside, path, !named && isNamed(name));
    path.pop();
  }
}

/** Whether what stands under that name is somebody's data. */
export function isData(name: string, path: string[]): boolean {
  return DATA.has(name) || (name === 'value' && path.at(-2) === 'examples');
}

/** Whether the author names what stands under that name. */
export function isNamed(name: string): boolean {
  return NAMED.has(name);
}
