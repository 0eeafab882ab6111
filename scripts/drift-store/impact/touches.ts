import * as ts from './compiler.ts';

import { flowsIn, readFlows, type Flow } from './flows.ts';
import { TouchReader, type Touch, type Wanted, type Word } from './reader.ts';
import type { Store } from './store.ts';

/**
 * The places where the store reads or sends fields of these names, by the type checker: accesses,
 * destructuring, object literals, and objects that are assigned to a type of the store with the
 * field.
 */
export function touchesOf(store: Store, wanted: Wanted): { touches: Touch[]; words: Word[] } {
  const reader = new TouchReader(store, wanted);
  for (const source of store.files.values()) {
    store.check();
    const mentions = mentioned(source.text, wanted);
    const flows = /generated\//.test(source.text);
    if (mentions || flows) read(reader, source, { mentions, flows });
  }
  return { touches: reader.touches, words: reader.words };
}

/**
 * Named fields are searched in all files. Assignments of whole objects are searched only in files
 * that import generated types, where the store maps them: elsewhere it would take seconds.
 */
function read(
  reader: TouchReader,
  source: ts.SourceFile,
  { mentions, flows }: { mentions: boolean; flows: boolean },
): void {
  const found: Flow[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (mentions) reader.look(node);
    if (flows) found.push(...flowsIn(node));
    node.forEachChild(visit);
  };
  visit(source);
  if (found.length > 0) readFlows(reader, found);
}

function mentioned(text: string, { names, words }: Wanted): boolean {
  const all = [...names, ...words].filter((name) => text.includes(name));
  return all.some((name) =>
    new RegExp(`(?<![\\w$])${name.replaceAll(/\W/g, '\\$&')}(?![\\w$])`).test(text),
  );
}
