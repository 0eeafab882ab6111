import { has, type Node } from '../document/node.ts';
import { report, written, type Comparison } from './change.ts';
import { stableText, type Parts, type Reading } from './shape.ts';

/** Compares what leaving a value out means. */
export function compareDefaults(
  comparison: Comparison,
  base: Parts,
  revision: Parts,
  name?: string,
): void {
  const before = defaultOf(comparison.base, base);
  const after = defaultOf(comparison.revision, revision);
  if (stableText(before?.value) === stableText(after?.value)) return;
  const kind = before && after ? 'default-changed' : after ? 'default-added' : 'default-removed';
  const what = `default ${written(before?.value)} → ${written(after?.value)}`;
  const place = before?.node ?? base[0];
  const next = after?.node ?? revision[0];
  report(comparison, {
    kind,
    effect: 'same',
    what,
    path: name === undefined ? comparison.path : [...comparison.path, name],
    ...(place ? { base: place } : {}),
    ...(next ? { revision: next } : {}),
  });
}

/** The usual value that a schema, or the one that it refers to, names. */
function defaultOf(reading: Reading, parts: Parts): { value: unknown; node: Node } | undefined {
  for (const part of parts) {
    for (const node of [part, reading.document.follow(part)]) {
      if (has(node, 'default')) {
        return { value: (node.value as { default: unknown }).default, node };
      }
    }
  }
  return undefined;
}
