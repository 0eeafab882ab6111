import { join, relative, sep } from 'node:path';

import type ts from 'typescript';

import { flowsOf } from './flows.ts';
import { TouchReader, type Touch, type Wanted, type Word } from './reader.ts';
import type { Store } from './store.ts';

/**
 * Where the store reads or sends fields of these names, by the type checker: accesses, destructuring,
 * object literals, and objects that go whole into a type of the store's own which has the field.
 */
export function touchesOf(store: Store, wanted: Wanted): { touches: Touch[]; words: Word[] } {
  const program = programOf(store);
  const reader = new TouchReader(store, program.getTypeChecker(), wanted);
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
  const { compiler } = reader.store;
  const visit = (node: ts.Node): void => {
    if (compiler.isTypeNode(node) || compiler.isImportDeclaration(node)) return;
    if (mentions) reader.look(node);
    if (flows) flowsOf(reader, node);
    compiler.forEachChild(node, visit);
  };
  visit(source);
}

function mentioned(text: string, { names, words }: Wanted): boolean {
  const all = [...names, ...words].filter((name) => text.includes(name));
  return all.some((name) =>
    new RegExp(`(?<![\\w$])${name.replaceAll(/\W/g, '\\$&')}(?![\\w$])`).test(text),
  );
}

/** Packages that the store's answers do not pass through, and what is generated beside the types. */
const NO_MATTER = [
  /node_modules\/(?!@tanstack\/|react\/|react-dom\/|react-router\/|openapi-|@types\/react|typescript\/)/,
  /\/generated\/(?:zod\/|validators|mock-handlers)|\/mocks\/|\.msw\.ts$/,
];

/** The store as far as its answers go; to read the rest takes as long again. */
function programOf(store: Store): ts.Program {
  const { compiler, folder, files } = store;
  const host = { ...compiler.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = join(folder, 'tsconfig.json');
  const parsed = compiler.getParsedCommandLineOfConfigFile(config, {}, host);
  const smaller = { incremental: false, noEmit: true, types: [], lib: ['lib.es2024.d.ts'] };
  const options: ts.CompilerOptions = { ...parsed?.options, ...smaller };
  delete options.tsBuildInfoFile;
  const compilerHost = compiler.createCompilerHost(options, true);
  const { getSourceFile } = compilerHost;
  compilerHost.getCurrentDirectory = () => folder;
  compilerHost.getSourceFile = (file, version, ...rest) => {
    const known = files.get(relative(folder, file).replaceAll(sep, '/'));
    if (known) return known;
    if (!NO_MATTER.some((pattern) => pattern.test(file)))
      return getSourceFile(file, version, ...rest);
    return compiler.createSourceFile(file, 'export {};', version);
  };
  const rootNames = [...files.keys()].map((file) => join(folder, file));
  return compiler.createProgram({ rootNames, options, host: compilerHost });
}
