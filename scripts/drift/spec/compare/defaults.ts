import { has, type Node } from '../../document/node.ts';
import { placesOf, report, written, type Comparison } from './change.ts';
import { stableText, type Parts, type Reading } from '../schema/shape.ts';

type Default = { value: unknown; node: Node };

/** Compares the defaults: the values that are meant when none is sent. */
export function compareDefaults(
  comparison: Comparison,
  base: Parts,
  revision: Parts,
  name?: string,
): void {
  const before = defaultOf(comparison.base, base);
  const after = defaultOf(comparison.revision, revision);
  if (stableText(before?.value) === stableText(after?.value)) return;
  report(comparison, {
    kind: kindOf(before, after),
    effect: 'same',
    what: `default ${written(before?.value)} → ${written(after?.value)}`,
    path: name === undefined ? [] : [name],
    ...placesOf(before?.node ?? base[0], after?.node ?? revision[0]),
  });
}

function kindOf(before: Default | undefined, after: Default | undefined): string {
  if (!before) return 'default-added';
  return after ? 'default-changed' : 'default-removed';
}

/** The default of a schema or of the schema that it refers to. */
function defaultOf(reading: Reading, parts: Parts): Default | undefined {
  for (const part of parts) {
    for (const node of [part, reading.document.follow(part)]) {
      if (has(node, 'default')) {
        return { value: (node.value as { default: unknown }).default, node };
      }
    }
  }
  return undefined;
}
