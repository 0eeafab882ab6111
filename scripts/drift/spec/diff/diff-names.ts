import type { ApiDocument } from '../../document/document.ts';
import { child, children, keyOf, type Node } from '../../document/node.ts';
import type { ApiOperation } from '../../document/operations.ts';
import { referencesIn } from '../../document/references.ts';
import { add, type Context } from './context.ts';

/** Reports renamed schemas: generated types get other names. */
export function diffNames(context: Context, operations: ApiOperation[]): void {
  const { base, revision, isSame } = context;
  const [before, after] = [schemasOf(base), schemasOf(revision)];
  const gone = [...before].filter(([name]) => !after.has(name));
  const come = [...after].filter(([name]) => !before.has(name));
  for (const [name, old] of gone) {
    context.watch.check();
    const alike = come.filter(([, now]) => isSame(old, now));
    const [renamed] = alike;
    // If several schemas are alike, the renamed one is unknown.
    if (!renamed || alike.length > 1) continue;
    const [newName, now] = renamed;
    for (const { operationId, node } of operations) {
      if (!leadsTo(base, node, old)) continue;
      const at = { operation: operationId, place: `schema ${name}` };
      add(context, at, 'schema-renamed', `is called ${newName}`, { base: old, revision: now });
    }
  }
}

function schemasOf({ root }: ApiDocument): Map<string, Node> {
  return new Map(children(child(child(root, 'components'), 'schemas')));
}

function leadsTo(document: ApiDocument, from: Node, to: Node): boolean {
  const seen = new Set([keyOf(from)]);
  const queue = [from];
  for (const node of queue) {
    for (const { reference } of referencesIn(node.value)) {
      const target = document.find(node, reference);
      if (!target || seen.has(keyOf(target))) continue;
      if (keyOf(target) === keyOf(to)) return true;
      seen.add(keyOf(target));
      queue.push(target);
    }
  }
  return false;
}
