import * as ts from './compiler.ts';

import type { Drift, Place, Usage } from '../../drift/finding.ts';
import type { Calls } from './calls.ts';
import { ownersOf, type Declared, type Graph } from './graph.ts';
import type { Touch, Word } from './reader.ts';
import { screensOf } from './screens.ts';
import { byPlace, isText, placeOf, type Store } from './store.ts';
import type { Subject } from '../../drift/client/subject.ts';

/** The facts about a store's code that grading needs. */
export type Knowledge = {
  store: Store;
  graph: Graph;
  calls: ReadonlyMap<string, Calls>;
  touches: readonly Touch[];
  words: readonly Word[];
};

/** A field that every answer had, and that answers may now leave out. */
const NO_LONGER_SURE = new Set([
  'response-property-became-optional',
  'response-required-property-became-write-only',
  'response-required-property-refused',
  'response-required-property-removed',
]);

/**
 * Grades the store's dependence on the subject of a finding. A required field of an answer that no
 * code reads is still used where generated schemas parse answers: without the field they fail.
 */
export function usageOf(knowledge: Knowledge, drift: Drift, subject: Subject): Usage {
  const called = callsOfDrift(knowledge, drift);
  if (called.length === 0) return { grade: 'unused', files: [] };
  const functions = sorted(called.flatMap((calls) => calls.functions));
  const leading = new Set(called.flatMap(({ by }) => [...by]));
  const screens = screensOf(knowledge.store, leading);
  const whole = { functions, screens };
  const places = called.flatMap((calls) => calls.places);
  const found = subject.isWhole ? places : placesOf(knowledge, drift, subject, leading);
  const isField =
    found.length > 0 || (NO_LONGER_SURE.has(drift.id) && parsesAnswers(knowledge.store));
  return {
    grade: isField ? 'field' : 'operation',
    files: inOrder(found.length > 0 ? found : places),
    ...whole,
  };
}

function parsesAnswers({ files }: Store): boolean {
  return [...files.values()].some(({ text }) =>
    /from '[^']*\bgenerated\/(?:validators|zod\/)[^']*'/.test(text),
  );
}

function callsOfDrift({ calls }: Knowledge, { operations }: Drift): Calls[] {
  // A finding without operations, such as another server, concerns all operations.
  if (operations.length === 0) return [...calls.values()];
  return operations.flatMap((id) => calls.get(id) ?? []);
}

function placesOf(
  knowledge: Knowledge,
  drift: Drift,
  subject: Subject,
  leading: ReadonlySet<Declared>,
): Place[] {
  const touches = knowledge.touches.filter(
    ({ keys, by }) => isReached(knowledge, by) && keys.some((key) => subject.keys.has(key)),
  );
  const transport =
    subject.failure || subject.header ? fromTransport(knowledge, leading) : undefined;
  const loose = transport && subject.failure ? ofTransport(knowledge, subject, transport) : [];
  const header =
    transport && subject.header ? headerPlaces(knowledge, subject.header, transport) : [];
  if (subject.words) return [...wordPlaces(knowledge, drift, subject.words, touches), ...header];
  return [...touches.map(({ place }) => place), ...loose, ...header];
}

function isReached({ graph }: Knowledge, by: readonly Declared[]): boolean {
  return by.some((one) => graph.reached.has(one));
}

/** A removed word matters where it is written or may be sent; a new word, where words are read. */
function wordPlaces(
  knowledge: Knowledge,
  { direction }: Drift,
  { all, went, owners }: NonNullable<Subject['words']>,
  touches: readonly Touch[],
): Place[] {
  if (went.length === 0) return touches.map(({ place }) => place);
  const stands = knowledge.words.filter(
    (one) => went.includes(one.word) && isSameList(one.all, all) && isReached(knowledge, one.by),
  );
  const listed = knowledge.graph.mentions.filter(({ by, of, member }) => {
    const [file = '', name = ''] = of.split('#');
    const isList = file.startsWith('generated/') && owners.has(keyOf(name));
    const isMeant = member === undefined || went.some((word) => keyOf(word) === keyOf(member));
    return isList && isMeant && knowledge.graph.reached.has(by);
  });
  const sent = touches.filter(({ isSent, words }) => {
    if (words) return words.some((word) => went.includes(word));
    return isSent && direction !== 'response';
  });
  return [...stands, ...listed, ...sent].map(({ place }) => place);
}

function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]|item/g, '');
}

/** `Exclude<Sort, 'relevance'>` is still a list of sorts. */
function isSameList(some: readonly string[], all: readonly string[]): boolean {
  const known = some.filter((word) => all.includes(word));
  return some.length > 0 && (known.length === some.length || known.length === all.length);
}

/** The function of every call, and the code that leads to these calls: there failures are read. */
function fromTransport({ store, graph }: Knowledge, leading: ReadonlySet<Declared>): Set<Declared> {
  const transports = [...store.files.keys()].filter((file) =>
    /(?:transport|mutator|fetcher)\.ts$/.test(file),
  );
  return new Set([...graph.comingFrom(transports.map((file) => `${file}#*`)), ...leading]);
}

/** Failures have no generated types: their statuses and fields are found by name. */
function ofTransport(
  knowledge: Knowledge,
  { failure = '', names, keys }: Subject,
  transport: ReadonlySet<Declared>,
): Place[] {
  if (keys.size > 0) {
    const named = knowledge.touches.filter(
      (touch) =>
        touch.keys.length === 0 &&
        names.includes(touch.name) &&
        touch.by.some((one) => transport.has(one)),
    );
    return named
      .filter(({ place }) => /lib\/|transport/.test(place.file))
      .map(({ place }) => place);
  }
  return placesWhere(knowledge.store, transport, failure.slice(0, 1), (node) => {
    if (!ts.isNumericLiteral(node)) return false;
    const isCompared = ts.isBinaryExpression(node.parent) || ts.isCaseClause(node.parent);
    const isRange = isCompared && /[<>]/.test(node.parent.getText()) && node.text.endsWith('00');
    return isCompared && (node.text === failure || (isRange && node.text[0] === failure[0]));
  });
}

function headerPlaces(
  { store }: Knowledge,
  header: string,
  transport: ReadonlySet<Declared>,
): Place[] {
  return placesWhere(
    store,
    transport,
    '',
    (node) => isText(node) && node.text.toLowerCase() === header.toLowerCase(),
  );
}

function placesWhere(
  store: Store,
  within: ReadonlySet<Declared>,
  text: string,
  isMeant: (node: ts.Node) => boolean,
): Place[] {
  const files = new Set([...within].map((one) => one.split('#')[0] ?? ''));
  return [...files].flatMap((file) => {
    const source = store.files.get(file);
    if (!source?.text.includes(text)) return [];
    const found: Place[] = [];
    const visit = (node: ts.Node): void => {
      const isHere = isMeant(node) && ownersOf(file, node).some((one) => within.has(one));
      if (isHere) found.push(placeOf(file, node));
      node.forEachChild(visit);
    };
    visit(source);
    return found;
  });
}

export function inOrder(places: readonly Place[]): Place[] {
  const unique = new Map(places.map((one) => [`${one.file}:${one.line}:${one.column}`, one]));
  return [...unique.values()].toSorted(byPlace);
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}
