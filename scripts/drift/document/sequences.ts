import { escaped, fieldsOf, isFields, type Fields } from './node.ts';
import { isData, isNamed } from './references.ts';

/**
 * Gives each `itemSchema` of OpenAPI 3.2 the meaning that it has: the whole body is a list of such
 * items. The schema of the list refers to the item, whose place stays its own.
 */
export function describeSequences(value: unknown): void {
  walk(value, [], false);
}

function walk(value: unknown, path: string[], named: boolean): void {
  if (typeof value !== 'object' || value === null) return;
  const isMedia = ['content', 'mediaTypes'].includes(path.at(-2) ?? '');
  if (isMedia && isFields(value) && 'itemSchema' in value) describe(value, path);
  for (const [name, inside] of Object.entries(value)) {
    if (!named && isData(name, path, inside)) continue;
    path.push(name);
    walk(inside, path, !named && isNamed(name));
    path.pop();
  }
}

function describe(media: Fields, path: string[]): void {
  const names = [...path, 'itemSchema'].map((name) => encodeURIComponent(escaped(name)));
  const list = { type: 'array', items: { $ref: `#/${names.join('/')}` } };
  const { allOf, ...whole } = fieldsOf(media['schema']);
  const parts = Array.isArray(allOf) ? (allOf as unknown[]) : [];
  media['schema'] = 'schema' in media ? { ...whole, allOf: [...parts, list] } : list;
}
