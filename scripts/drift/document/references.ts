import { escaped, type Fields } from './node.ts';

/** A `$ref` and the pointer of the object that holds it. */
export type Reference = { reference: string; pointer: string };

/** Keywords that contain data: a `$ref` inside is not a reference. */
const DATA = new Set(['example', 'default', 'const', 'enum', 'x-example', 'x-examples']);
/** Members of an example that are data. */
const OF_EXAMPLES = new Set(['value', 'dataValue', 'serializedValue']);
/** Keywords whose members have free names, such as `example` or `$ref`, or a response's `default`. */
const NAMED = new Set(
  `properties patternProperties $defs definitions schemas dependentSchemas responses parameters
  headers requestBodies securitySchemes links callbacks pathItems mediaTypes webhooks encoding`.split(
    /\s+/,
  ),
);

/** All references of a file, in order. */
export function referencesIn(value: unknown): Reference[] {
  const found: Reference[] = [];
  collect(found, value, [], false);
  return found;
}

function collect(found: Reference[], value: unknown, path: string[], named: boolean): void {
  if (typeof value !== 'object' || value === null) return;
  // Among free names too: a property named $ref has a schema, which is no text.
  const reference = (value as { $ref?: unknown }).$ref;
  if (typeof reference === 'string') {
    found.push({ reference, pointer: path.map((name) => `/${escaped(name)}`).join('') });
  }
  if (path.at(-1) === 'discriminator') found.push(...filesIn(value, path));
  for (const name of Object.keys(value)) {
    const inside = (value as Fields)[name];
    if (typeof inside !== 'object' || inside === null) continue;
    if (!named && isData(name, path, inside)) continue;
    path.push(name);
    collect(found, inside, path, !named && isNamed(name));
    path.pop();
  }
}

/** A discriminator names files without `$ref`; names of components have no ending. */
function filesIn(discriminator: object, path: string[]): Reference[] {
  const { mapping, defaultMapping } = discriminator as {
    mapping?: object;
    defaultMapping?: unknown;
  };
  const pointer = path.map((name) => `/${escaped(name)}`).join('');
  return [...Object.values(mapping ?? {}), defaultMapping]
    .filter((written) => typeof written === 'string')
    .filter((written) => /^[^#]+\.(ya?ml|json)(#|$)/i.test(written))
    .map((reference) => ({ reference, pointer }));
}

/** Whether the value of that keyword is data. The words of an `enum` may be written elsewhere. */
export function isData(name: string, path: string[], value: unknown): boolean {
  if (name === 'enum' && !Array.isArray(value)) return false;
  return DATA.has(name) || (OF_EXAMPLES.has(name) && path.at(-2) === 'examples');
}

/** Whether the members of that keyword have free names. */
export function isNamed(name: string): boolean {
  return NAMED.has(name);
}
