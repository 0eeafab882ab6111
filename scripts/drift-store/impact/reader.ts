import { relative, sep } from 'node:path';

import * as ts from './compiler.ts';
import type { Checker, NodeHandle, Symbol, Type } from './compiler.ts';

import type { Place } from '../../drift/finding.ts';
import { ownersOf, type Declared } from './graph.ts';
import { isText, placeOf, type Store, type Text } from './store.ts';
import { keyOfField } from '../../drift/client/subject.ts';

/** A use of a field of a generated type in the store's code. */
export type Touch = {
  /** The field with its owner, see {@link keyOfField}. Empty if the type is not generated. */
  keys: string[];
  name: string;
  by: Declared[];
  place: Place;
  /** The words of its type, if the type allows nothing else. */
  words?: string[];
  /** Whether the field is written here, not read. */
  isSent?: boolean;
};

/** A word in the code, and all words that its type allows. */
export type Word = { word: string; all: string[]; by: Declared[]; place: Place };

export type Wanted = { names: ReadonlySet<string>; words: ReadonlySet<string> };

/** Records how a node uses a wanted field or word. */
export class TouchReader {
  readonly store: Store;
  readonly checker: Checker;
  readonly wanted: Wanted;
  readonly touches: Touch[] = [];
  readonly words: Word[] = [];
  readonly properties = new Map<Type, ReadonlyMap<string, Symbol>>();

  constructor(store: Store, wanted: Wanted) {
    this.store = store;
    this.checker = store.checker;
    this.wanted = wanted;
  }

  look(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) this.access(node, node.name);
    else if (ts.isElementAccessExpression(node)) this.element(node);
    else if (ts.isBindingElement(node)) this.binding(node);
    else if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      this.assignment(node);
    } else if (ts.isAsExpression(node)) this.assertion(node);
    else if (isText(node)) this.word(node);
  }

  access(node: ts.PropertyAccessExpression, name: ts.MemberName): void {
    if (!this.wanted.names.has(name.text)) return;
    this.touch(this.checker.getSymbolAtLocation(name), name);
  }

  element({ expression, argumentExpression, parent }: ts.ElementAccessExpression): void {
    if (ts.isNumericLiteral(argumentExpression)) return;
    const whole = this.checker.getTypeAtLocation(expression);
    for (const name of wordsOfType(this.checker.getTypeAtLocation(argumentExpression))) {
      if (this.wanted.names.has(name)) this.touch(this.propertyOf(whole, name), parent);
    }
  }

  binding(node: ts.BindingElement): void {
    const written = node.propertyName ?? node.name;
    if (!written || !ts.isObjectBindingPattern(node.parent)) return;
    const name = ts.isComputedPropertyName(written) ? written.expression : written;
    if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) return;
    if (!this.wanted.names.has(name.text)) return;
    const whole = this.checker.getTypeAtLocation(node.parent);
    this.touch(this.propertyOf(whole, name.text), name);
  }

  assignment(node: ts.PropertyAssignment | ts.ShorthandPropertyAssignment): void {
    const { name } = node;
    if (ts.isComputedPropertyName(name) || !ts.isObjectLiteralExpression(node.parent)) return;
    if (this.wanted.words.has(name.text)) this.keyed(node.parent, name.text, name);
    if (!this.wanted.names.has(name.text)) return;
    const whole = this.checker.getContextualType(node.parent);
    if (!whole) return;
    const value = ts.isPropertyAssignment(node) ? node.initializer : node.name;
    const words = this.wordsOf(value);
    for (const part of partsOf(whole))
      this.touch(this.propertyOf(part, name.text), name, words, true);
  }

  /** `Object.fromEntries(asked) as Partial<Params>` may have any of the fields. */
  assertion({ expression, type }: ts.AsExpression): void {
    const source = this.checker.getTypeAtLocation(expression);
    const target = this.checker.getTypeFromTypeNode(type);
    for (const name of this.wanted.names) {
      const property = this.propertyOf(target, name);
      if (property && !this.propertyOf(source, name))
        this.touch(property, expression, undefined, true);
    }
  }

  /** The words of a value's type, if the type allows nothing else. */
  wordsOf(value: ts.Node): string[] | undefined {
    const type = this.without(this.checker.getTypeAtLocation(value));
    const words = wordsOfType(type);
    return words.length > 0 && words.length === partsOf(type).length ? words : undefined;
  }

  propertyOf(whole: Type | undefined, name: string): Symbol | undefined {
    const type = this.without(whole);
    return type && this.checker.getPropertyOfType(type, name);
  }

  /** Without `null` and `undefined`. */
  without(type: Type | undefined): Type | undefined {
    return type?.isUnionType() ? this.checker.getNonNullableType(type) : type;
  }

  propertiesOf(type: Type): ReadonlyMap<string, Symbol> {
    const known = this.properties.get(type);
    if (known) return known;
    const found = new Map(this.checker.getPropertiesOfType(type).map((one) => [one.name, one]));
    this.properties.set(type, found);
    return found;
  }

  /** A literal word whose type allows only certain words. */
  word(node: Text): void {
    if (!this.wanted.words.has(node.text)) return;
    const { parent } = node;
    const other = ts.isBinaryExpression(parent)
      ? parent.left === node
        ? parent.right
        : parent.left
      : undefined;
    const compared = ts.isCaseClause(parent)
      ? (parent.parent.parent as ts.SwitchStatement).expression
      : other;
    const type = compared
      ? this.checker.getTypeAtLocation(compared)
      : this.checker.getContextualType(node);
    if (type) this.words.push({ word: node.text, all: wordsOfType(type), ...this.here(node) });
  }

  /** The keys of `Record<Metal, string>` are words too. */
  keyed(literal: ts.ObjectLiteralExpression, word: string, node: ts.Node): void {
    const type = this.checker.getContextualType(literal);
    const all = type ? [...this.propertiesOf(type).keys()] : [];
    this.words.push({ word, all, ...this.here(node) });
  }

  touch(symbol: Symbol | undefined, node: ts.Node, words?: string[], isSent = false): void {
    if (!symbol) return;
    const keys = this.keysOf(symbol);
    const more = { ...(words ? { words } : {}), ...(isSent ? { isSent } : {}) };
    this.touches.push({ keys, name: symbol.name, ...this.here(node), ...more });
  }

  keysOf(symbol: Symbol): string[] {
    const generated = symbol.declarations.filter(isGenerated);
    const nodes = generated.flatMap((one) => one.resolve() ?? []);
    return [...new Set(nodes.map(keyOfDeclaration))];
  }

  here(node: ts.Node): { by: Declared[]; place: Place } {
    const file = relative(this.store.folder, node.getSourceFile().fileName).replaceAll(sep, '/');
    return { by: ownersOf(file, node), place: placeOf(file, node) };
  }
}

/** The owner of a generated field. */
function keyOfDeclaration(declaration: ts.Node): string {
  const names: string[] = [];
  let node: ts.Node | undefined = declaration;
  while (node && !ts.isSourceFile(node)) {
    const { name } = node as { name?: ts.Node };
    if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) names.unshift(name.text);
    node = node.parent;
  }
  return keyOfField(...shortened(names));
}

/**
 * openapi-typescript nests types where orval names them:
 * `operations.getCart.parameters.query.page`.
 */
function shortened(names: string[]): string[] {
  const [first, second = '', third, ...rest] = names;
  if (first === 'components' && second === 'schemas') return names.slice(2);
  if (first !== 'operations') return names;
  if (third === 'parameters')
    return [second, rest[0] === 'header' ? 'Headers' : 'Params', ...rest.slice(1)];
  // Only the status of `responses.200.content.<media type>` is kept.
  if (third === 'responses') return [second, rest[0] ?? '', ...rest.slice(3)];
  return [second, 'Body', ...rest.slice(2)];
}

export function isGenerated({ path }: NodeHandle): boolean {
  return /(?:^|\/)generated\//.test(path);
}

export function partsOf(type: Type | undefined): readonly Type[] {
  if (!type) return [];
  return type.isUnionType() ? type.getTypes() : [type];
}

function wordsOfType(type: Type | undefined): string[] {
  return partsOf(type).flatMap((one) => (one.isStringLiteralType() ? [one.value] : []));
}
