import * as ts from './compiler.ts';
import { isObjectType, typeArgumentsOf, type Symbol, type Type } from './compiler.ts';

import { isGenerated, partsOf, type TouchReader } from './reader.ts';

const DEEPEST = 4;
/** Functions that read every field of an object. */
const READS_ALL = /^(?:Object\.(?:entries|values|keys|assign)|JSON\.stringify|structuredClone)$/;

/** Expressions whose value may be an object from elsewhere. */
export type Flow = { value: ts.Expression; isReadWhole: boolean };

/** The values in a node that are passed on as a whole. */
export function flowsIn(node: ts.Node): Flow[] {
  if (ts.isCallExpression(node)) {
    const isReadWhole = READS_ALL.test(node.expression.getText());
    const whole = node.arguments.filter((value) => isReadWhole || isWhole(value));
    return whole.map((value) => ({ value, isReadWhole }));
  }
  const value = valueThatFlows(node);
  return value && isWhole(value) ? [{ value, isReadWhole: false }] : [];
}

/**
 * When an object of a generated type is assigned to a type of the store, or the reverse, the fields
 * of both types are read or sent there. A whole file is handled at once, because each question to
 * the compiler takes time.
 */
export function readFlows(reader: TouchReader, flows: readonly Flow[]): void {
  const types = reader.checker.getTypeAtLocation(flows.map(({ value }) => value));
  for (const [index, { value, isReadWhole }] of flows.entries()) {
    const type = types[index];
    if (!type) continue;
    if (isReadWhole) readAll(reader, value, type);
    else flow(reader, value, type);
  }
}

function valueThatFlows(node: ts.Node): ts.Node | undefined {
  if (ts.isReturnStatement(node)) return node.expression;
  if (ts.isVariableDeclaration(node)) return node.type && node.initializer;
  if (ts.isPropertyAssignment(node)) return node.initializer;
  if (ts.isShorthandPropertyAssignment(node)) return node.name;
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return node.body;
  if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) return node.expression;
  if (ts.isJsxExpression(node)) return node.expression;
  return undefined;
}

function readAll(reader: TouchReader, value: ts.Node, type: Type): void {
  for (const name of reader.wanted.names) reader.touch(reader.propertyOf(type, name), value);
}

function flow(reader: TouchReader, value: ts.Expression, source: Type): void {
  // Finding the expected type of a value is slow, and most values are no objects.
  if (objectsIn(reader, source).length === 0) return;
  const target = targetOf(reader, value);
  if (target) compare(reader, source, target, value, new Set());
}

function isWhole(value: ts.Node): value is ts.Expression {
  return (
    ts.isIdentifier(value) ||
    ts.isPropertyAccessExpression(value) ||
    ts.isElementAccessExpression(value) ||
    ts.isCallExpression(value) ||
    ts.isAwaitExpression(value) ||
    ts.isConditionalExpression(value) ||
    ts.isBinaryExpression(value) ||
    ts.isParenthesizedExpression(value)
  );
}

function targetOf({ checker }: TouchReader, value: ts.Expression): Type | undefined {
  const { parent } = value;
  const isSpread = ts.isSpreadAssignment(parent) || ts.isJsxSpreadAttribute(parent);
  return checker.getContextualType(isSpread ? (parent.parent as ts.Expression) : value);
}

function compare(
  reader: TouchReader,
  source: Type | undefined,
  target: Type | undefined,
  value: ts.Node,
  seen: Set<Type>,
): void {
  if (!source || source === target || seen.has(source) || seen.size > DEEPEST) return;
  const inner = new Set(seen).add(source);
  for (const [from, to] of pairs(reader, source, target)) {
    if (from === to) continue;
    const known = reader.propertiesOf(from);
    for (const property of reader.propertiesOf(to).values()) {
      const same = known.get(property.name);
      if (!same || sharesDeclaration(same, property)) continue;
      if (reader.wanted.names.has(property.name)) touchOne(reader, same, property, value);
      deeper(reader, same, property, value, inner);
    }
  }
}

function deeper(
  reader: TouchReader,
  from: Symbol,
  to: Symbol,
  value: ts.Node,
  seen: Set<Type>,
): void {
  const { checker } = reader;
  if (!from.declarations.some(isGenerated) && !to.declarations.some(isGenerated)) return;
  compare(reader, checker.getTypeOfSymbol(from), checker.getTypeOfSymbol(to), value, seen);
}

function touchOne(reader: TouchReader, from: Symbol, to: Symbol, value: ts.Node): void {
  if (from.declarations.some(isGenerated)) reader.touch(from, value);
  if (to.declarations.some(isGenerated)) reader.touch(to, value, undefined, true);
}

function sharesDeclaration(one: Symbol, other: Symbol): boolean {
  const places = new Set(one.declarations.map(({ path, index }) => `${path}:${index}`));
  return (
    one === other || other.declarations.some(({ path, index }) => places.has(`${path}:${index}`))
  );
}

/** Pairs of the object types in two types: items of lists, results of promises, members of unions. */
function pairs(reader: TouchReader, source: Type, target: Type | undefined): [Type, Type][] {
  const targets = objectsIn(reader, target);
  return objectsIn(reader, source).flatMap((from) => targets.map((to): [Type, Type] => [from, to]));
}

function objectsIn(reader: TouchReader, type: Type | undefined): readonly Type[] {
  return partsOf(reader.without(type)).flatMap((part) => {
    if (!isObjectType(part)) return [];
    const isWrapped = ['Array', 'ReadonlyArray', 'Promise'].includes(part.getSymbol()?.name ?? '');
    const [item] = isWrapped ? typeArgumentsOf(reader.checker, part) : [];
    if (item) return partsOf(reader.without(item));
    return [part];
  });
}
