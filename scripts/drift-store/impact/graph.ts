import * as ts from './compiler.ts';

import type { Place } from '../../drift/finding.ts';
import { isText, placeOf, type Store } from './store.ts';

/** A top-level declaration: `file#name`, or `file#*` for all exports of the file. */
export type Declared = string;

/** A mention of a declaration. `member` is the member that it uses: `Metal.Gold`. */
type Mention = { by: Declared; of: Declared; place: Place; member?: string };

/** The mentions between declarations, and the declarations that screens use. */
export type Graph = {
  mentions: readonly Mention[];
  /** All declarations that screens use, directly or indirectly. */
  reached: ReadonlySet<Declared>;
  /** All declarations that the given ones use, including themselves. */
  comingFrom: (starts: Iterable<Declared>) => Set<Declared>;
  /** All declarations that use one of `targets`, including the targets. */
  leadingTo: (targets: Iterable<Declared>) => Set<Declared>;
};

/** The statements of a file that run when it is loaded. */
const WHOLE = '<module>';
/** Files that the framework loads, and exports that it uses. */
const ROOTS = /^src\/(?:routes\/|root\.|entry\.|routes\.ts$)/;

type Edges = Map<Declared, Set<Declared>>;

/**
 * The import graph by declarations: importing one function of a file does not make the others used.
 * It goes by names only, which takes a fraction of a second; a local name that hides an imported
 * one is taken for the import.
 */
export function graphOf(store: Store): Graph {
  const mentions = [...store.files.keys()].flatMap((file) => {
    store.check();
    return new Reader(store, file).mentions();
  });
  const edges: Edges = new Map();
  const reversed: Edges = new Map();
  for (const { by, of } of mentions) {
    add(edges, by, of);
    add(reversed, of, by);
  }
  const roots = [...store.files.keys()].filter((file) => ROOTS.test(file));
  const starts = roots.length > 0 ? roots : [...store.files.keys()];
  return {
    mentions,
    reached: closure(
      edges,
      starts.flatMap((file) => [`${file}#*`, `${file}#${WHOLE}`]),
    ),
    comingFrom: (starts) => closure(edges, starts),
    leadingTo: (targets) => closure(reversed, targets),
  };
}

function add(edges: Edges, from: Declared, to: Declared): void {
  const known = edges.get(from);
  if (known) known.add(to);
  else edges.set(from, new Set([to]));
}

function closure(edges: Edges, starts: Iterable<Declared>): Set<Declared> {
  const found = new Set(starts);
  for (const one of found) for (const next of edges.get(one) ?? []) found.add(next);
  return found;
}

/** The names of the declarations that a node is part of. */
export function ownersOf(file: string, node: ts.Node): Declared[] {
  let inner = node;
  while (inner.parent && !ts.isSourceFile(inner.parent)) {
    if (ts.isVariableDeclaration(inner) && isTop(inner)) break;
    inner = inner.parent;
  }
  const names = namesOf(inner);
  return (names.length > 0 ? names : [WHOLE]).map((name) => `${file}#${name}`);
}

function isTop(node: ts.VariableDeclaration): boolean {
  const statement = node.parent.parent;
  return ts.isVariableStatement(statement) && ts.isSourceFile(statement.parent);
}

function namesOf(node: ts.Node): string[] {
  if (ts.isVariableDeclaration(node)) return boundNames(node.name);
  if (ts.isExportAssignment(node)) return ['default'];
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) {
    const isDefault = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
    return [...(node.name ? [node.name.text] : []), ...(isDefault ? ['default'] : [])];
  }
  return ts.isEnumDeclaration(node) ? [node.name.text] : [];
}

function boundNames(name: ts.BindingName | undefined): string[] {
  if (!name) return [];
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? boundNames(element.name) : [],
  );
}

/** Reads what one file mentions. */
class Reader {
  readonly store: Store;
  readonly file: string;
  readonly found: Mention[] = [];
  /** The declarations that a name of this file means. */
  readonly meaning = new Map<string, Declared>();

  constructor(store: Store, file: string) {
    this.store = store;
    this.file = file;
  }

  mentions(): Mention[] {
    const source = this.store.files.get(this.file);
    if (!source) return [];
    for (const statement of source.statements) this.learn(statement);
    for (const statement of source.statements) this.visit(statement);
    const own = new Set(this.found.map(({ by }) => by));
    for (const by of own) if (!by.endsWith(WHOLE)) this.mention(by, this.id(WHOLE), source);
    this.mention(this.id('*'), this.id(WHOLE), source);
    return this.found;
  }

  id(name: string): Declared {
    return `${this.file}#${name}`;
  }

  mention(by: Declared, of: Declared, node: ts.Node, member?: string): void {
    const place = placeOf(this.file, node);
    this.found.push({ by, of, place, ...(member === undefined ? {} : { member }) });
  }

  learn(statement: ts.Statement): void {
    if (ts.isImportDeclaration(statement)) return this.learnImport(statement);
    const declared = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap((one) => namesOf(one))
      : namesOf(statement);
    for (const name of declared) {
      this.meaning.set(name, this.id(name));
      this.mention(this.id('*'), this.id(name), statement);
    }
  }

  learnImport({ importClause, moduleSpecifier }: ts.ImportDeclaration): void {
    const target = this.target(moduleSpecifier);
    if (!target || importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
    this.mention(this.id(WHOLE), `${target}#${WHOLE}`, moduleSpecifier);
    if (importClause?.name) this.meaning.set(importClause.name.text, `${target}#default`);
    const bindings = importClause?.namedBindings;
    if (!bindings) return;
    if (ts.isNamespaceImport(bindings)) {
      this.meaning.set(bindings.name.text, `${target}#*`);
      return;
    }
    for (const { isTypeOnly, name, propertyName } of bindings.elements) {
      if (!isTypeOnly) this.meaning.set(name.text, `${target}#${(propertyName ?? name).text}`);
    }
  }

  target(specifier: ts.Node | undefined): string | undefined {
    if (!specifier || !isText(specifier)) return undefined;
    return this.store.resolve(this.file, specifier.text);
  }

  visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isExportDeclaration(node)) return this.visitExport(node);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const target = this.target(node.arguments[0]);
      if (target) this.fromOwners(node, `${target}#*`);
    }
    if (ts.isIdentifier(node) && !isOnlyName(node)) {
      const meaning = this.meaning.get(node.text);
      if (meaning) this.fromOwners(node, meaning, memberOf(node));
    }
    node.forEachChild((child) => this.visit(child));
  }

  fromOwners(node: ts.Node, of: Declared, member?: string): void {
    const owners = ownersOf(this.file, node).filter((owner) => owner !== of);
    // `products.getProducts()` of a namespace mentions only that export.
    const exact = of.endsWith('#*') && member ? of.replace(/\*$/, member) : of;
    for (const owner of owners) this.mention(owner, exact, node, member);
  }

  visitExport(node: ts.ExportDeclaration): void {
    if (node.isTypeOnly) return;
    const target = this.target(node.moduleSpecifier);
    if (!node.exportClause) {
      if (target) this.mention(this.id('*'), `${target}#*`, node);
      return;
    }
    if (ts.isNamespaceExport(node.exportClause)) return;
    for (const { isTypeOnly, name, propertyName } of node.exportClause.elements) {
      if (isTypeOnly) continue;
      const inner = (propertyName ?? name).text;
      const of = target ? `${target}#${inner}` : (this.meaning.get(inner) ?? this.id(inner));
      if (of !== this.id(name.text)) this.mention(this.id(name.text), of, name);
      this.mention(this.id('*'), this.id(name.text), name);
    }
  }
}

/** `Gold` of `Metal.Gold`, where the node is `Metal`. */
function memberOf({ parent }: ts.Identifier): string | undefined {
  return ts.isPropertyAccessExpression(parent) ? parent.name.text : undefined;
}

/** Whether an identifier is only the name of a field, and not a reference. */
function isOnlyName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isBindingElement(parent)) return parent.initializer !== node;
  return (
    (ts.isVariableDeclaration(parent) && parent.name === node) ||
    (ts.isParameterDeclaration(parent) && parent.name === node) ||
    ts.isJsxAttribute(parent) ||
    ts.isMethodDeclaration(parent) ||
    (ts.isFunctionDeclaration(parent) && parent.name === node)
  );
}
