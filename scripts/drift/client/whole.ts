import { addBare, type Facts } from './facts.ts';
import { methodIn } from './paths.ts';
import {
  inside,
  isCall,
  isComputed,
  isMember,
  listIn,
  wordOf,
  type Around,
  type Syntax,
} from './syntax.ts';

const KEYS: Record<string, string> = {
  ClassAccessorProperty: 'key',
  ClassMethod: 'key',
  ClassProperty: 'key',
  JSXAttribute: 'name',
  JSXMemberExpression: 'property',
  MemberExpression: 'property',
  ObjectMethod: 'key',
  ObjectProperty: 'key',
  OptionalMemberExpression: 'property',
  TSMethodSignature: 'key',
  TSPropertySignature: 'key',
  TSQualifiedName: 'right',
};

/** Whether an identifier is the name of a member. */
export function isKey({ parents, field }: Around): boolean {
  const parent = parents.at(-1);
  return parent !== undefined && KEYS[parent.type] === field && parent['computed'] !== true;
}

export function placeOf({ file }: Facts, { loc: { start } }: Syntax) {
  return { file, line: start.line, column: start.column + 1 };
}

/** Reads what goes on whole: values, names, and `client.GET` that is not called at once. */
export function readWhole(facts: Facts, node: Syntax, around: Around): void {
  const parent = around.parents.at(-1);
  if (isSpreading(node, parent)) facts.isSpreading = true;
  else if (isListing(node)) facts.isListing = true;
  if (isMethodValue(node, around)) {
    const key = inside(node, 'property') ?? inside(node, 'key');
    facts.dynamic.push({ method: methodIn(wordOf(key)), place: placeOf(facts, node) });
  }
  readGiven(facts, node);
  readResult(facts, node, parent);
  readHeld(facts, node, around);
  if (node.type !== 'Identifier' || isKey(around) || !parent) return;
  if (isDeclared(parent, around.field) || isOneMember(parent, around.field)) return;
  const name = String(node['name']);
  const to = isCall(parent) ? wordOf(inside(parent, 'callee')) : undefined;
  const isSpread = isWholeIn(around.parents);
  addBare(facts, { name, isSpread, ...(to !== undefined && { to }), place: placeOf(facts, node) });
}

/** Reads what goes on whole of a namespace: `api.Coins[name]()`, `run(api.Coins)`. */
function readHeld(facts: Facts, node: Syntax, { parents, field }: Around): void {
  const parent = parents.at(-1);
  if (!parent || !isMember(node) || isComputed(node) || isOneMember(parent, field)) return;
  const name = wordOf(inside(node, 'property')) ?? '';
  if (!CLASS.test(name)) return;
  addBare(facts, { name, isSpread: isWholeIn(parents), place: placeOf(facts, node) });
}

const CLASS = /^[A-Z]\w*[a-z]/;
const ENUMERATING = /^(?:keys|values|entries|assign|fromEntries|stringify|ownKeys|get)$/;
const COUNTING = /^(?:i|j|k|n|idx|index)$/;

/** `{ ...form }`, `<Form {...form} />`, and what is left of `{ id, ...form }`. */
function isSpreading({ type }: Syntax, parent: Syntax | undefined): boolean {
  if (type === 'JSXSpreadAttribute') return true;
  const isOfObject = parent?.type.startsWith('Object') ?? false;
  return isOfObject && /^(?:Spread|Rest)Element$/.test(type);
}

function isListing(node: Syntax): boolean {
  if (node.type === 'ForInStatement') return true;
  if (!isMember(node) || !isComputed(node)) return isEnumerating(node);
  return !COUNTING.test(wordOf(inside(node, 'property')) ?? '');
}

/** `Object.entries(…)`, `JSON.stringify(…)`. */
function isEnumerating(node: Syntax): boolean {
  const callee = isCall(node) ? inside(node, 'callee') : undefined;
  if (!isMember(callee)) return false;
  const [object, property] = [inside(callee, 'object'), inside(callee, 'property')].map(wordOf);
  return /^(?:Object|Reflect|JSON)$/.test(object ?? '') && ENUMERATING.test(property ?? '');
}

/** Whether a name there stands for members that are only known when the code runs. */
function isWholeIn(parents: readonly Syntax[]): boolean {
  const parent = parents.at(-1);
  if (!parent) return false;
  if (isMember(parent)) return isComputed(parent);
  return /Spread|ForIn/.test(parent.type) || isEnumerating(parent);
}

/** `client.GET` or `{ GET: fetchIt }`, after which the method has another name. */
function isMethodValue(node: Syntax, { parents, field }: Around): boolean {
  const parent = parents.at(-1);
  if (isMember(node)) {
    const isCalled = isCall(parent) && field === 'callee';
    return !isCalled && isUpperMethod(inside(node, 'property'));
  }
  if (node.type !== 'ObjectProperty' || parent?.type !== 'ObjectPattern') return false;
  const [key, value] = [inside(node, 'key'), inside(node, 'value')];
  return isUpperMethod(key) && wordOf(value) !== wordOf(key);
}

function isUpperMethod(node: Syntax | undefined): boolean {
  const word = wordOf(node) ?? '';
  return word === word.toUpperCase() && methodIn(word) !== undefined;
}

function isDeclared({ type }: Syntax, field: string): boolean {
  if (/^(?:VariableDeclarator|AssignmentPattern)$|Function/.test(type)) {
    return /^(?:id|left|params)$/.test(field);
  }
  return /^(?:(?:Im|Ex)port\w*Specifier|TS(?:TypeQuery|TypeReference|QualifiedName))$/.test(type);
}

function isOneMember(parent: Syntax, field: string): boolean {
  if (isMember(parent)) return field === 'object' && !isComputed(parent);
  if (parent.type === 'JSXMemberExpression') return field === 'object';
  return isCall(parent) && field === 'callee';
}

/** `const sdk = new Sdk()`, `export { sdk as api }`: a name has its value from another name. */
function readGiven({ given }: Facts, node: Syntax): void {
  const { names, from, isCall } = namesGiven(node);
  if (from === undefined) return;
  for (const name of names) {
    if (name !== undefined && name !== from) given.push({ name, from, isCall });
  }
}

type Given = { names: (string | undefined)[]; from: string | undefined; isCall: boolean };

function namesGiven(node: Syntax): Given {
  if (/^(?:Im|Ex)portSpecifier$/.test(node.type)) {
    const names = [inside(node, 'imported'), inside(node, 'local'), inside(node, 'exported')];
    const [from, name] = names.flatMap((one) => wordOf(one) ?? []);
    return { names: [name], from, isCall: false };
  }
  if (node.type === 'ExportDefaultDeclaration') {
    return { names: ['default'], ...rootOf(inside(node, 'declaration')) };
  }
  const [target, value] = GIVING[node.type] ?? [];
  if (target === undefined || value === undefined) {
    return { names: [], from: undefined, isCall: false };
  }
  return { names: namesIn(inside(node, target)), ...rootOf(inside(node, value)) };
}

/** `sdk`, or the names that `{ coins, orders: mine }` declares. */
function namesIn(target: Syntax | undefined): (string | undefined)[] {
  if (target?.type !== 'ObjectPattern') return [wordOf(target)];
  return listIn(target, 'properties').map((one) => {
    const value = inside(one, 'value') ?? inside(one, 'argument');
    return wordOf(value?.type === 'AssignmentPattern' ? inside(value, 'left') : value);
  });
}

const GIVING: Record<string, [string, string]> = {
  AssignmentExpression: ['left', 'right'],
  VariableDeclarator: ['id', 'init'],
};

/** The name that a value comes from: `Sdk` of `new api.Sdk().coins`, `getApi` of `getApi()`. */
function rootOf(value: Syntax | undefined): Omit<Given, 'names'> {
  let from = value;
  let isMade = false;
  while (from) {
    if (from.type === 'Identifier') return { from: wordOf(from), isCall: isMade };
    const callee = isCall(from) ? inside(from, 'callee') : undefined;
    isMade ||= callee !== undefined;
    // What a member returns is a value of its own, unless the member makes a client.
    if (isMember(callee)) return { from: wordOf(inside(callee, 'property')), isCall: true };
    if (!callee && !isMember(from) && !WRAPPING.test(from.type)) break;
    from =
      callee ?? inside(from, 'object') ?? inside(from, 'argument') ?? inside(from, 'expression');
  }
  return { from: undefined, isCall: false };
}

const WRAPPING = /^(?:Await|TSAs|TSNonNull|TSSatisfies)Expression$/;

/** Values that are named, or called at once. */
const KEPT =
  /^(?:VariableDeclarator|(?:Optional)?MemberExpression|ExpressionStatement|AwaitExpression|ExportDefaultDeclaration)$|^TS/;

/** Reads what a call returns when it goes on without a name: `return createClient()`. */
function readResult(facts: Facts, node: Syntax, parent: Syntax | undefined): void {
  const callee = isCall(node) ? inside(node, 'callee') : undefined;
  const name = isMember(callee) ? wordOf(inside(callee, 'property')) : wordOf(callee);
  if (name === undefined || !parent || KEPT.test(parent.type)) return;
  const to = isCall(parent) ? wordOf(inside(parent, 'callee')) : undefined;
  addBare(facts, {
    name,
    isSpread: isWholeIn([parent]),
    ...(to !== undefined && { to }),
    place: placeOf(facts, node),
  });
}
