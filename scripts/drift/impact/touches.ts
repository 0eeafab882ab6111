import * as ts from './compiler.ts';

import { flowsIn, readFlows, type Flow } from './flows.ts';
import { TouchReader, type Touch, type Wanted, type Word } from './reader.ts';
import type { Store } from './store.ts';

/**
 * Where the store reads or sends fields of these names, by the type checker: accesses, destructuring,
 * object literals, and objects that go whole into a type of the store's own which has the field.
 */
export function touchesOf(store: Store, wanted: Wanted): { touches: Touch[]; words: Word[] } {
  const reader = new TouchReader(store, wanted);
  for (const source of store.files.values()) {
    const mentions = mentioned(source.text, wanted);
    const flows = /generated\//.test(source.text);
    if (mentions || flows) read(reader, source, { mentions, flows });
  }
  return { touches: reader.touches, words: reader.words };
}

/**
 * Fields by name are seen anywhere. What objects go into is asked only where generated types are
 * imported, which is where the store turns them into its own: elsewhere it costs seconds.
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
