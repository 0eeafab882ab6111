import { readDynamic } from './dynamic.ts';
import { addBare, spellingOf, noFacts, type Facts, type Mention, type Wanted } from './facts.ts';
import { lexicalFacts, scriptsIn } from './lexical.ts';
import { meantBy, methodAround } from './paths.ts';
import {
  HOLE,
  inside,
  isCall,
  isComputed,
  isMember,
  isSum,
  listIn,
  parsed,
  textOf,
  visit,
  wordOf,
  type Around,
  type Syntax,
} from './syntax.ts';
import { isKey, placeOf, readWhole } from './whole.ts';

type Reading = {
  facts: Facts;
  wanted: Wanted;
  /** Whether a word is wanted. */
  keys: Map<string, boolean>;
  /** Names under which a file imports others. */
  aliases: Map<string, string>;
};

/** Reads the facts of a file. What is no JavaScript or TypeScript is read word by word. */
export function factsOf(file: string, text: string, wanted: Wanted): Facts {
  const tree = /\.[cm]?[jt]sx?$/.test(file) ? parsed(file, text) : undefined;
  if (tree) return factsIn(tree, file, wanted);
  const facts = lexicalFacts(file, text, wanted);
  for (const script of scriptsIn(text)) {
    const inside = parsed(`${file}.ts`, script) ?? parsed(`${file}.tsx`, script);
    if (inside) addScript(facts, factsIn(inside, file, wanted));
  }
  return facts;
}

/** Adds what only a script that is parsed tells: what goes on whole, and what is known later only. */
function addScript(facts: Facts, script: Facts): void {
  facts.dynamic.push(...script.dynamic);
  facts.given.push(...script.given);
  facts.imports.push(...script.imports);
  for (const use of script.bare.values()) addBare(facts, use);
  facts.isComputing ||= script.isComputing;
  facts.isListing ||= script.isListing;
}

function factsIn(tree: Syntax, file: string, wanted: Wanted): Facts {
  const reading: Reading = { facts: noFacts(file), wanted, keys: new Map(), aliases: new Map() };
  visit(tree, (node, around) => {
    readWord(reading, node, around);
    readText(reading, node, around);
    readImport(reading, node, around);
    readDynamic(reading.facts, node);
    readWhole(reading.facts, node, around);
  });
  return reading.facts;
}

function readWord(reading: Reading, node: Syntax, around: Around): void {
  const written = nameIn(node);
  if (written === undefined) return;
  const parent = around.parents.at(-1);
  const isImport = /^(?:Im|Ex)port\w*Specifier$/.test(parent?.type ?? '');
  if (isImport) readAlias(reading, parent);
  const as = isImport ? 'import' : isKey(around) ? 'member' : 'name';
  const word = (as === 'name' ? reading.aliases.get(written) : undefined) ?? written;
  if (!isWanted(reading, word)) return;
  reading.facts.mentions.push({ word, as, place: placeOf(reading.facts, node) });
}

/** The word of an identifier, or the digits of a number, which may be a status. */
function nameIn({ type, name, value }: Syntax): string | undefined {
  if (type === 'NumericLiteral') return String(value);
  return type === 'Identifier' || type === 'JSXIdentifier' ? String(name) : undefined;
}

function readAlias({ aliases }: Reading, specifier: Syntax | undefined): void {
  const [imported, local] = ['imported', 'local'].map((name) => wordOf(inside(specifier, name)));
  if (imported !== undefined && local !== undefined && imported !== local) {
    aliases.set(local, imported);
  }
}

function isWanted({ wanted, keys }: Reading, word: string): boolean {
  let is = keys.get(word);
  if (is === undefined) {
    keys.set(word, (is = wanted.words.has(word) || wanted.keys.has(spellingOf(word))));
  }
  return is;
}

/** A text is a mention of itself and of each word in it, and perhaps a path. */
function readText(reading: Reading, node: Syntax, around: Around): void {
  if (isSum(around.parents.at(-1)) && textOf(around.parents.at(-1)) !== undefined) return;
  const text = textOf(node);
  if (text === undefined || isOfModule(around)) return;
  const place = placeOf(reading.facts, node);
  for (const word of wordsIn(text)) {
    const mention: Mention = { word, as: 'text', place };
    if (isWanted(reading, word)) reading.facts.mentions.push(mention);
  }
  if (!text.includes('/')) return;
  const found = meantBy(text, reading.wanted.operations);
  if (found.length === 0) return;
  const method = methodAround(node, around);
  const exact = found.filter((one) => one.method === method);
  reading.facts.paths.push({ operations: exact.length > 0 ? exact : found, place });
}

/** Whether a text names a module. */
function isOfModule({ parents, field }: Around): boolean {
  const parent = parents.at(-1);
  return field === 'source' || (parent !== undefined && askedFor(parent) !== undefined);
}

function wordsIn(text: string): Set<string> {
  const pieces = text.split(/[/\0]/);
  return new Set([text, ...pieces, ...pieces.flatMap((piece) => piece.split(/[^\w$]+/))]);
}

function readImport(reading: Reading, node: Syntax, { parents }: Around): void {
  const { imports } = reading.facts;
  const source = inside(node, 'source');
  if (source && /^(?:Import|Export)\w*Declaration$/.test(node.type)) {
    const specifiers = listIn(node, 'specifiers');
    const whole = specifiers
      .filter(({ type }) => /Namespace|Default/.test(type))
      .flatMap((one) => wordOf(inside(one, 'local') ?? inside(one, 'exported')) ?? []);
    imports.push({
      specifier: textOf(source) ?? '',
      whole,
      named: specifiers.flatMap(namedBy),
      isExport: node.type.startsWith('Export'),
      place: placeOf(reading.facts, node),
    });
    return;
  }
  const asked = askedFor(node);
  if (!asked) return;
  const place = placeOf(reading.facts, node);
  const name = nameOfModule(parents);
  const whole = name === '' ? [] : [name];
  imports.push({ specifier: textOf(asked) ?? HOLE, whole, named: [], isExport: false, place });
  if (name === HOLE) addBare(reading.facts, { name, isSpread: true, place });
}

/** The name in the module and the name here. */
function namedBy(specifier: Syntax): { from: string; name: string }[] {
  const names = ['imported', 'local', 'exported'].flatMap(
    (one) => wordOf(inside(specifier, one)) ?? [],
  );
  if (/Namespace/.test(specifier.type)) return [];
  const [from = '', name = from] = /Default/.test(specifier.type) ? ['default', ...names] : names;
  return [{ from, name }];
}

/** The module of `import('…')`, `require('…')` or `import api = require('…')`. */
function askedFor(node: Syntax): Syntax | undefined {
  if (node.type === 'TSExternalModuleReference') return inside(node, 'expression');
  if (node.type === 'ImportExpression') return inside(node, 'source');
  if (!isCall(node)) return undefined;
  const callee = inside(node, 'callee');
  const isAsking = callee?.type === 'Import' || wordOf(callee) === 'require';
  return isAsking ? listIn(node, 'arguments')[0] : undefined;
}

/** The name that a module gets; '' if its parts are named, `HOLE` if it goes on unnamed. */
function nameOfModule(parents: readonly Syntax[]): string {
  const outer = parents.toReversed();
  const [first, second] = outer[0]?.type === 'AwaitExpression' ? outer.slice(1) : outer;
  if (/^(?:VariableDeclarator|TSImportEqualsDeclaration)$/.test(first?.type ?? '')) {
    return nameOfPattern(inside(first, 'id'));
  }
  if (first?.type === 'ExpressionStatement') return '';
  if (!isMember(first) || isComputed(first)) return HOLE;
  if (outer[0] !== first || wordOf(inside(first, 'property')) !== 'then') return '';
  const [callback] = listIn(second, 'arguments');
  return nameOfPattern(listIn(callback, 'params')[0]);
}

function nameOfPattern(pattern: Syntax | undefined): string {
  if (pattern?.type !== 'ObjectPattern') return wordOf(pattern) ?? HOLE;
  return listIn(pattern, 'properties').every(
    (one) => one.type === 'ObjectProperty' && one['computed'] !== true,
  )
    ? ''
    : HOLE;
}
