import type { Place } from '../finding.ts';
import { addBare, spellingOf, noFacts, type Facts, type Wanted } from './facts.ts';
import { meantBy } from './paths.ts';

const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$-]*/gu;
const TEXT = /(["'`])((?:(?!\1)[^\n\\]|\\.)*)\1/g;
const IMPORT = /\b(?:from|import|require)\s*\(?\s*["']([^"']+)["']/g;
const WHOLE = /\bimport\s+(?:\*\s+as\s+)?(\w+)\s+from\s*["']([^"']+)["']/g;
const COMPUTED = /([\w$]+)(?:\?\.)?\[(?!["'`\d\]])/g;

/**
 * The facts of a text that is not parsed: a template of Vue or Svelte, or a language that is newer than
 * the parser. Every word may be a field or a call.
 */
export function lexicalFacts(file: string, text: string, wanted: Wanted): Facts {
  const facts = noFacts(file);
  const placeAt = placesIn(file, text);
  readWords(facts, text, placeAt, wanted);
  for (const { 1: specifier = '', index } of text.matchAll(IMPORT)) {
    facts.imports.push({ specifier, whole: [], named: [], isExport: false, place: placeAt(index) });
  }
  for (const { 1: name = '', 2: specifier = '', index } of text.matchAll(WHOLE)) {
    const place = placeAt(index);
    facts.imports.push({ specifier, whole: [name], named: [], isExport: false, place });
    addBare(facts, { name, isSpread: true, place });
  }
  for (const { 1: name = '', index } of text.matchAll(COMPUTED)) {
    addBare(facts, { name, isSpread: true, place: placeAt(index) });
  }
  facts.isComputing = /\[(?!["'`\d\]])[^\]\n]*\]\s*\(/.test(text);
  facts.isSpreading = /\.\.\.|\bv-bind=/.test(text);
  facts.isListing = /\bObject\.\w+\(|\bJSON\.stringify|\w\[[a-z]/i.test(text);
  for (const { 1: method, index } of text.matchAll(
    /\.(GET|PUT|POST|DELETE|PATCH|HEAD|OPTIONS|TRACE)\s*\(\s*(?!(["'`])(?:(?!\2|\$\{)[^\\])*\2\s*[,)])/g,
  )) {
    facts.dynamic.push({ method, place: placeAt(index) });
  }
  return facts;
}

type PlaceAt = (offset: number) => Place;

function readWords(facts: Facts, text: string, placeAt: PlaceAt, wanted: Wanted): void {
  for (const { 0: written, index } of text.matchAll(WORD)) {
    for (const word of new Set([written, ...written.split('-')])) {
      if (!wanted.words.has(word) && !wanted.keys.has(spellingOf(word))) continue;
      const place = placeAt(index);
      facts.mentions.push({ word, as: 'text', place }, { word, as: 'member', place });
    }
  }
  for (const { 2: inside = '', index } of text.matchAll(TEXT)) {
    if (!inside.includes('/')) continue;
    const operations = meantBy(inside.replaceAll(/\$\{[^}]*\}/g, '\0'), wanted.operations);
    if (operations.length > 0) facts.paths.push({ operations, place: placeAt(index) });
  }
}

/** Tells the place of an offset; offsets may come in any order. */
function placesIn(file: string, text: string): PlaceAt {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  return (offset: number) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { file, line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

const SCRIPT =
  /(<script\b(?:"[^"]*"|'[^']*'|[^>"'])*>|^---[^\S\n]*$)([^]*?)(?:<\/script\s*>|^---[^\S\n]*$)/gim;

/** The scripts of a page, each in its place: all around is blank. */
export function scriptsIn(text: string): string[] {
  return [...text.matchAll(SCRIPT)].map(
    ({ 1: tag = '', 2: code = '', index }) => `${blank(text.slice(0, index) + tag)}${code}`,
  );
}

function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ');
}
