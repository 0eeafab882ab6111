import type ts from 'typescript';

import type { Place } from '../finding.ts';
import { placeOf, type Store } from './store.ts';

/** One thing that is declared at the top of a file: `file#name`, `file#*` for all it exports. */
export type Declared = string;

/** One mention of a declared thing. `member` is what is taken out of it: `Metal.Gold`. */
type Mention = { by: Declared; of: Declared; place: Place; member?: string };

/** Who mentions whom, and what of it the screens can come to. */
export type Graph = {
  mentions: readonly Mention[];
  /** Everything that a screen can come to. */
  reached: ReadonlySet<Declared>;
  /** All that some declarations come to, themselves among them. */
  comingFrom: (starts: Iterable<Declared>) => Set<Declared>;
  /** All that comes to one of `targets`, the targets among them. */
  leadingTo: (targets: Iterable<Declared>) => Set<Declared>;
};

/** What a file does when it is loaded. */
const WHOLE = '<module>';
/** Files that the framework starts, and what it finds by itself. */
const ROOTS = /^src\/(?:routes\/|root\.|entry\.|routes\.ts$)/;

type Edges = Map<Declared, Set<Declared>>;

/**
 * The import graph, one declaration at a time: a file that is imported for one function does not
 * make the others used. By names alone, so it takes a fraction of a second; a local name that hides
 * an imported one is taken for it.
 */
export function graphOf(store: Store): Graph {
  const mentions = [...store.files.keys()].flatMap((file) => new Reader(store, file).mentions());
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
export function ownersOf(store: Store, file: string, node: ts.Node): Declared[] {
  const { compiler } = store;
  let inner = node;
  while (inner.parent && !compiler.isSourceFile(inner.parent)) {
    if (compiler.isVariableDeclaration(inner) && isTop(compiler, inner)) break;
    inner = inner.parent;
  }
  const names = namesOf(compiler, inner);
  return (names.length > 0 ? names : [WHOLE]).map((name) => `${file}#${name}`);
}

function isTop(compiler: typeof ts, node: ts.VariableDeclaration): boolean {
  const statement = node.parent.parent;
  return compiler.isVariableStatement(statement) && compiler.isSourceFile(statement.parent);
}

function namesOf(compiler: typeof ts, node: ts.Node): string[] {
  if (compiler.isVariableDeclaration(node)) return boundNames(compiler, node.name);
  if (compiler.isExportAssignment(node)) return ['default'];
  if (compiler.isFunctionDeclaration(node) || compiler.isClassDeclaration(node)) {
    const isDefault = node.modifiers?.some(
      ({ kind }) => kind === compiler.SyntaxKind.DefaultKeyword,
    );
    return [...(node.name ? [node.name.text] : []), ...(isDefault ? ['default'] : [])];
  }
  return compiler.isEnumDeclaration(node) ? [node.name.text] : [];
}

function boundNames(compiler: typeof ts, name: ts.BindingName): string[] {
  if (compiler.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    compiler.isBindingElement(element) ? boundNames(compiler, element.name) : [],
  );
}

/** Reads what one file mentions. */
class Reader {
  readonly store: Store;
  readonly file: string;
  readonly found: Mention[] = [];
  /** What a name of this file stands for. */
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
    const place = placeOf(this.store, this.file, node);
    this.found.push({ by, of, place, ...(member === undefined ? {} : { member }) });
  }

  learn(statement: ts.Statement): void {
    const { compiler } = this.store;
    if (compiler.isImportDeclaration(statement)) return this.learnImport(statement);
    const declared = compiler.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap((one) => namesOf(compiler, one))
      : namesOf(compiler, statement);
    for (const name of declared) {
      this.meaning.set(name, this.id(name));
      this.mention(this.id('*'), this.id(name), statement);
    }
  }

  learnImport({ importClause, moduleSpecifier }: ts.ImportDeclaration): void {
    const target = this.target(moduleSpecifier);
    if (!target || importClause?.phaseModifier === this.store.compiler.SyntaxKind.TypeKeyword)
      return;
    this.mention(this.id(WHOLE), `${target}#${WHOLE}`, moduleSpecifier);
    if (importClause?.name) this.meaning.set(importClause.name.text, `${target}#default`);
    const bindings = importClause?.namedBindings;
    if (!bindings) return;
    if (this.store.compiler.isNamespaceImport(bindings)) {
      this.meaning.set(bindings.name.text, `${target}#*`);
      return;
    }
    for (const { isTypeOnly, name, propertyName } of bindings.elements) {
      if (!isTypeOnly) this.meaning.set(name.text, `${target}#${(propertyName ?? name).text}`);
    }
  }

  target(specifier: ts.Node | undefined): string | undefined {
    if (!specifier || !this.store.compiler.isStringLiteralLike(specifier)) return undefined;
    return this.store.resolve(this.file, specifier.text);
  }

  visit(node: ts.Node): void {
    const { compiler } = this.store;
    if (compiler.isImportDeclaration(node) || compiler.isTypeNode(node)) return;
    if (compiler.isExportDeclaration(node)) return this.visitExport(node);
    if (
      compiler.isCallExpression(node) &&
      node.expression.kind === compiler.SyntaxKind.ImportKeyword
    ) {
      const target = this.target(node.arguments[0]);
      if (target) this.fromOwners(node, `${target}#*`);
    }
    if (compiler.isIdentifier(node) && !isOnlyName(compiler, node)) {
      const meaning = this.meaning.get(node.text);
      if (meaning) this.fromOwners(node, meaning, memberOf(compiler, node));
    }
    compiler.forEachChild(node, (child) => this.visit(child));
  }

  fromOwners(node: ts.Node, of: Declared, member?: string): void {
    const owners = ownersOf(this.store, this.file, node).filter((owner) => owner !== of);
    // `products.getProducts()` of a namespace names the one thing it takes.
    const exact = of.endsWith('#*') && member ? of.replace(/\*$/, member) : of;
    for (const owner of owners) this.mention(owner, exact, node, member);
  }

  visitExport(node: ts.ExportDeclaration): void {
    const { compiler } = this.store;
    if (node.isTypeOnly) return;
    const target = this.target(node.moduleSpecifier);
    if (!node.exportClause) {
      if (target) this.mention(this.id('*'), `${target}#*`, node);
      return;
    }
    if (compiler.isNamespaceExport(node.exportClause)) return;
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
function memberOf(compiler: typeof ts, { parent }: ts.Identifier): string | undefined {
  return compiler.isPropertyAccessExpression(parent) ? parent.name.text : undefined;
}

/** Whether an identifier is the name of a field, and stands for nothing of the file. */
function isOnlyName(compiler: typeof ts, node: ts.Identifier): boolean {
  const { parent } = node;
  if (compiler.isPropertyAccessExpression(parent)) return parent.name === node;
  if (compiler.isPropertyAssignment(parent)) return parent.name === node;
  if (compiler.isBindingElement(parent)) return parent.initializer !== node;
  return (
    (compiler.isVariableDeclaration(parent) && parent.name === node) ||
    (compiler.isParameter(parent) && parent.name === node) ||
    compiler.isJsxAttribute(parent) ||
    compiler.isMethodDeclaration(parent) ||
    (compiler.isFunctionDeclaration(parent) && parent.name === node)
  );
}
