import { relative, sep } from 'node:path';

import type ts from 'typescript';

import type { Place } from '../finding.ts';
import { ownersOf, type Declared } from './graph.ts';
import { placeOf, type Store } from './store.ts';
import { keyOfField } from './subject.ts';

/** One use of a field of a generated type in the store's own code. */
export type Touch = {
  /** Whose field, see {@link keyOfField}. Empty where the type is not a generated one. */
  keys: string[];
  name: string;
  by: Declared[];
  place: Place;
  /** The words that it can be set to, where it can be set to nothing else. */
  words?: string[];
  /** Whether it is set here, not read. */
  isSent?: boolean;
};

/** One word as it stands in the code, and all words that could have stood there. */
export type Word = { word: string; all: string[]; by: Declared[]; place: Place };

export type Wanted = { names: ReadonlySet<string>; words: ReadonlySet<string> };

/** Notes what a node does with a wanted field or word. */
export class TouchReader {
  readonly store: Store;
  readonly checker: ts.TypeChecker;
  readonly wanted: Wanted;
  readonly touches: Touch[] = [];
  readonly words: Word[] = [];

  constructor(store: Store, checker: ts.TypeChecker, wanted: Wanted) {
    this.store = store;
    this.checker = checker;
    this.wanted = wanted;
  }

  look(node: ts.Node): void {
    const { compiler } = this.store;
    if (compiler.isPropertyAccessExpression(node)) this.access(node, node.name);
    else if (compiler.isElementAccessExpression(node)) this.element(node);
    else if (compiler.isBindingElement(node)) this.binding(node);
    else if (compiler.isPropertyAssignment(node) || compiler.isShorthandPropertyAssignment(node)) {
      this.assignment(node);
    } else if (compiler.isAsExpression(node)) this.assertion(node);
    else if (compiler.isStringLiteralLike(node)) this.word(node);
  }

  access(node: ts.PropertyAccessExpression, name: ts.MemberName): void {
    if (!this.wanted.names.has(name.text)) return;
    this.touch(this.checker.getSymbolAtLocation(name), name);
  }

  element({ expression, argumentExpression, parent }: ts.ElementAccessExpression): void {
    if (this.store.compiler.isNumericLiteral(argumentExpression)) return;
    const whole = this.checker.getTypeAtLocation(expression);
    for (const name of wordsOfType(this.checker.getTypeAtLocation(argumentExpression))) {
      if (this.wanted.names.has(name))
        this.touch(this.checker.getPropertyOfType(whole, name), parent);
    }
  }

  binding(node: ts.BindingElement): void {
    const { compiler } = this.store;
    const written = node.propertyName ?? node.name;
    const name = compiler.isComputedPropertyName(written) ? written.expression : written;
    if (!compiler.isObjectBindingPattern(node.parent)) return;
    if (!compiler.isIdentifier(name) && !compiler.isStringLiteral(name)) return;
    if (!this.wanted.names.has(name.text)) return;
    const whole = this.checker.getTypeAtLocation(node.parent);
    this.touch(this.propertyOf(whole, name.text), name);
  }

  assignment(node: ts.PropertyAssignment | ts.ShorthandPropertyAssignment): void {
    const { compiler } = this.store;
    const { name } = node;
    if (compiler.isComputedPropertyName(name) || !compiler.isObjectLiteralExpression(node.parent))
      return;
    if (this.wanted.words.has(name.text)) this.keyed(node.parent, name.text, name);
    if (!this.wanted.names.has(name.text)) return;
    const whole = this.checker.getContextualType(node.parent);
    if (!whole) return;
    const value = compiler.isPropertyAssignment(node) ? node.initializer : node.name;
    const words = this.wordsOf(value);
    for (const part of partsOf(whole))
      this.touch(this.propertyOf(part, name.text), name, words, true);
  }

  /** `Object.fromEntries(asked) as Partial<Params>` may hold any field of it. */
  assertion({ expression, type }: ts.AsExpression): void {
    const source = this.checker.getTypeAtLocation(expression);
    const target = this.checker.getTypeFromTypeNode(type);
    for (const name of this.wanted.names) {
      const property = this.propertyOf(target, name);
      if (property && !this.propertyOf(source, name))
        this.touch(property, expression, undefined, true);
    }
  }

  /** The words that a value can be, where it can be nothing else. */
  wordsOf(value: ts.Expression): string[] | undefined {
    const type = this.checker.getNonNullableType(this.checker.getTypeAtLocation(value));
    const words = wordsOfType(type);
    return words.length > 0 && words.length === partsOf(type).length ? words : undefined;
  }

  propertyOf(whole: ts.Type, name: string): ts.Symbol | undefined {
    return this.checker.getPropertyOfType(this.checker.getNonNullableType(whole), name);
  }

  /** A word as it stands, where only some words can. */
  word(node: ts.StringLiteralLike): void {
    if (!this.wanted.words.has(node.text)) return;
    const { parent } = node;
    const { compiler } = this.store;
    const other = compiler.isBinaryExpression(parent)
      ? parent.left === node
        ? parent.right
        : parent.left
      : undefined;
    const compared = compiler.isCaseClause(parent) ? parent.parent.parent.expression : other;
    const type = compared
      ? this.checker.getTypeAtLocation(compared)
      : this.checker.getContextualType(node);
    if (type) this.words.push({ word: node.text, all: wordsOfType(type), ...this.here(node) });
  }

  /** The keys of `Record<Metal, string>` are words too. */
  keyed(literal: ts.ObjectLiteralExpression, word: string, node: ts.Node): void {
    const type = this.checker.getContextualType(literal);
    const all = type?.getProperties().map(({ name }) => name) ?? [];
    this.words.push({ word, all, ...this.here(node) });
  }

  touch(symbol: ts.Symbol | undefined, node: ts.Node, words?: string[], isSent = false): void {
    if (!symbol) return;
    const keys = this.keysOf(symbol);
    const more = { ...(words ? { words } : {}), ...(isSent ? { isSent } : {}) };
    this.touches.push({ keys, name: symbol.name, ...this.here(node), ...more });
  }

  keysOf(symbol: ts.Symbol): string[] {
    const { declarations = [] } = symbol;
    return [...new Set(declarations.flatMap((one) => keyOfDeclaration(this.store, one)))];
  }

  here(node: ts.Node): { by: Declared[]; place: Place } {
    const file = relative(this.store.folder, node.getSourceFile().fileName).replaceAll(sep, '/');
    return { by: ownersOf(this.store, file, node), place: placeOf(this.store, file, node) };
  }
}

/** Whose field a generated declaration is; none for what the store has declared itself. */
function keyOfDeclaration({ compiler }: Store, declaration: ts.Declaration): string[] {
  if (!isGenerated(declaration)) return [];
  const names: string[] = [];
  let node: ts.Node | undefined = declaration;
  while (node && !compiler.isSourceFile(node)) {
    const { name } = node as { name?: ts.Node };
    if (name && (compiler.isIdentifier(name) || compiler.isStringLiteral(name)))
      names.unshift(name.text);
    node = node.parent;
  }
  return [keyOfField(...shortened(names))];
}

/** openapi-typescript nests what orval names: `operations.getCart.parameters.query.page`. */
function shortened(names: string[]): string[] {
  const [first, second = '', third, ...rest] = names;
  if (first === 'components' && second === 'schemas') return names.slice(2);
  if (first !== 'operations') return names;
  if (third === 'parameters')
    return [second, rest[0] === 'header' ? 'Headers' : 'Params', ...rest.slice(1)];
  // Of `responses.200.content.<media type>` the status remains.
  if (third === 'responses') return [second, rest[0] ?? '', ...rest.slice(3)];
  return [second, 'Body', ...rest.slice(2)];
}

export function isGenerated(declaration: ts.Node): boolean {
  return /(?:^|\/)generated\//.test(declaration.getSourceFile().fileName);
}

export function partsOf(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function wordsOfType(type: ts.Type): string[] {
  return partsOf(type).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
}
