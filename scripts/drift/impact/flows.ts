import type ts from 'typescript';

import { isGenerated, partsOf, type TouchReader } from './reader.ts';

const DEEPEST = 4;
/** What reads an object's every field, whatever their names are. */
const READS_ALL = /^(?:Object\.(?:entries|values|keys|assign)|JSON\.stringify|structuredClone)$/;

/**
 * Where an object of a generated type goes whole into a type of the store's own, or one of the
 * store's into a generated type, the fields that both know are read or sent there.
 */
export function flowsOf(reader: TouchReader, node: ts.Node): void {
  if (reader.store.compiler.isCallExpression(node)) return callFlows(reader, node);
  const value = valueThatFlows(reader.store.compiler, node);
  if (value) flow(reader, value);
}

function valueThatFlows(compiler: typeof ts, node: ts.Node): ts.Expression | undefined {
  if (compiler.isReturnStatement(node)) return node.expression;
  if (compiler.isVariableDeclaration(node)) return node.type && node.initializer;
  if (compiler.isPropertyAssignment(node)) return node.initializer;
  if (compiler.isShorthandPropertyAssignment(node)) return node.name;
  if (compiler.isArrowFunction(node) && !compiler.isBlock(node.body)) return node.body;
  if (compiler.isSpreadAssignment(node) || compiler.isJsxSpreadAttribute(node))
    return node.expression;
  if (compiler.isJsxExpression(node)) return node.expression;
  return undefined;
}

function callFlows(reader: TouchReader, node: ts.CallExpression): void {
  const readsAll = READS_ALL.test(node.expression.getText());
  for (const argument of node.arguments) {
    if (readsAll) readAll(reader, argument);
    else flow(reader, argument);
  }
}

function readAll(reader: TouchReader, node: ts.Expression): void {
  const type = reader.checker.getTypeAtLocation(node);
  for (const name of reader.wanted.names) reader.touch(reader.propertyOf(type, name), node);
}

function flow(reader: TouchReader, value: ts.Expression): void {
  if (!isWhole(reader.store.compiler, value)) return;
  const source = reader.checker.getTypeAtLocation(value);
  // To find what is expected of a value is dear; most values are no objects.
  if (objectsIn(reader, source).length === 0) return;
  const target = targetOf(reader, value);
  if (target) compare(reader, source, target, value, new Set());
}

/** What can be an object that was made elsewhere. */
function isWhole(compiler: typeof ts, value: ts.Expression): boolean {
  return (
    compiler.isIdentifier(value) ||
    compiler.isPropertyAccessExpression(value) ||
    compiler.isElementAccessExpression(value) ||
    compiler.isCallExpression(value) ||
    compiler.isAwaitExpression(value) ||
    compiler.isConditionalExpression(value) ||
    compiler.isBinaryExpression(value) ||
    compiler.isParenthesizedExpression(value)
  );
}

function targetOf({ checker, store }: TouchReader, value: ts.Expression): ts.Type | undefined {
  const { compiler } = store;
  if (compiler.isSpreadAssignment(value.parent))
    return checker.getContextualType(value.parent.parent);
  if (compiler.isJsxSpreadAttribute(value.parent))
    return checker.getContextualType(value.parent.parent);
  return checker.getContextualType(value);
}

function compare(
  reader: TouchReader,
  source: ts.Type,
  target: ts.Type,
  value: ts.Node,
  seen: Set<ts.Type>,
): void {
  if (source === target || seen.has(source) || seen.size > DEEPEST) return;
  const inner = new Set(seen).add(source);
  for (const [from, to] of pairs(reader, source, target)) {
    if (from === to) continue;
    for (const property of to.getProperties()) {
      const same = reader.checker.getPropertyOfType(from, property.name);
      if (!same || sharesDeclaration(same, property)) continue;
      if (reader.wanted.names.has(property.name)) touchOne(reader, same, property, value);
      deeper(reader, same, property, value, inner);
    }
  }
}

function deeper(
  reader: TouchReader,
  from: ts.Symbol,
  to: ts.Symbol,
  value: ts.Node,
  seen: Set<ts.Type>,
): void {
  const { checker } = reader;
  if (!from.declarations?.some(isGenerated) && !to.declarations?.some(isGenerated)) return;
  compare(reader, checker.getTypeOfSymbol(from), checker.getTypeOfSymbol(to), value, seen);
}

function touchOne(reader: TouchReader, from: ts.Symbol, to: ts.Symbol, value: ts.Node): void {
  if (from.declarations?.some(isGenerated)) reader.touch(from, value);
  if (to.declarations?.some(isGenerated)) reader.touch(to, value, undefined, true);
}

function sharesDeclaration(one: ts.Symbol, other: ts.Symbol): boolean {
  return (
    one === other || Boolean(one.declarations?.some((each) => other.declarations?.includes(each)))
  );
}

/** The objects that are meant: items of lists, answers of promises, parts of unions. */
function pairs(reader: TouchReader, source: ts.Type, target: ts.Type): [ts.Type, ts.Type][] {
  const targets = objectsIn(reader, target);
  return objectsIn(reader, source).flatMap((from) =>
    targets.map((to): [ts.Type, ts.Type] => [from, to]),
  );
}

function objectsIn({ checker, store }: TouchReader, type: ts.Type): ts.Type[] {
  return partsOf(checker.getNonNullableType(type)).flatMap((part) => {
    const isWrapped = checker.isArrayType(part) || part.symbol?.name === 'Promise';
    const [item] = isWrapped ? checker.getTypeArguments(part as ts.TypeReference) : [];
    if (item) return partsOf(checker.getNonNullableType(item));
    return part.flags & store.compiler.TypeFlags.Object ? [part] : [];
  });
}
