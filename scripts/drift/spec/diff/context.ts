import type { ApiDocument } from '../../document/document.ts';
import type { Side } from '../../document/json-schema.ts';
import type { Node } from '../../document/node.ts';
import type { Watch } from '../../watch.ts';
import { ruleFor } from '../../rules/rules.ts';
import { bookOf } from '../compare/book.ts';
import type { Book, Change, Reached } from '../compare/change.ts';
import { compareDefaults } from '../compare/defaults.ts';
import type { Evidence, Issue } from './issue.ts';
import { inCalls } from './calls.ts';
import { oracleFor } from '../compare/oracle.ts';
import { reached, reachedFrom } from '../compare/reached.ts';
import { samenessOf } from './sameness.ts';
import type { Parts, Reading } from '../schema/shape.ts';

/** The two documents, as each side reads them, and the differences found so far. */
export type Context = {
  base: ApiDocument;
  revision: ApiDocument;
  watch: Watch;
  readings: Record<Side, { base: Reading; revision: Reading; book: Book; bookOfTexts: Book }>;
  issues: Issue[];
  /** The issues of differences of schemas, by how they are sent and whether they are doubtful. */
  told: WeakMap<Change, Map<string, Issue>>;
  /** Set for webhooks and callbacks: there the API sends the request. */
  calls?: boolean;
  /** Whether two schemas have the same text. */
  isSame: (base: Node, revision: Node) => boolean;
};

/** A place in an operation. */
export type Spot = { operation: string; place: string };

export function contextOf(base: ApiDocument, revision: ApiDocument, watch: Watch): Context {
  const read = (side: Side) => {
    const readings = {
      base: { document: base, side, watch },
      revision: { document: revision, side, watch },
    };
    const reader = { ...readings, oracle: oracleFor(readings.base, readings.revision) };
    return {
      ...readings,
      book: bookOf({ ...reader, asText: false }),
      bookOfTexts: bookOf({ ...reader, asText: true }),
    };
  };
  const readings = { request: read('request'), response: read('response') };
  const told = new WeakMap<Change, Map<string, Issue>>();
  const isSame = samenessOf(base, revision);
  return { base, revision, watch, readings, issues: [], told, isSame };
}

/** Adds a difference outside of schemas; the rule has its verdict. */
export function add(
  context: Context,
  spot: Spot,
  id: string,
  what: string,
  nodes: { base?: Node | undefined; revision?: Node | undefined },
): void {
  const rule = ruleFor(context.calls ? inCalls(id, spot.place) : id);
  const { wire, code, direction } = rule;
  context.issues.push({
    ...spot,
    operations: new Set([spot.operation]),
    id: rule.id,
    wire,
    code,
    direction,
    effect: 'same',
    path: [],
    what,
    ...(nodes.base ? { base: nodes.base } : {}),
    ...(nodes.revision ? { revision: nodes.revision } : {}),
  });
}

/**
 * `asText`: the value is sent as text, like a parameter, or as a form of texts in a body.
 * `optional`: it may be left out.
 */
type Written = { asText?: boolean | 'form'; optional?: boolean };

/** Adds the differences between two schemas of values that a side sends. */
export function addSchemas(
  context: Context,
  spot: Spot,
  side: Side,
  schemas: { base?: Node | undefined; revision?: Node | undefined },
  written: Written = {},
): void {
  const { asText: how = false, optional = true } = written;
  const asText = how === true;
  if (schemas.base && schemas.revision && context.isSame(schemas.base, schemas.revision)) return;
  const { base, revision, ...books } = context.readings[side];
  const book = how === false ? books.book : books.bookOfTexts;
  const parts: [Parts, Parts] = [listed(schemas.base), listed(schemas.revision)];
  const bodies = {
    base: { reading: base, parts: parts[0] },
    revision: { reading: revision, parts: parts[1] },
  };
  const tell = (each: Reached) => tellReached(context, spot, { side, asText, bodies }, each);
  for (const each of reachedFrom(book.pairOf(...parts))) tell(each);
  if (!asText || !optional) return;
  const own = { ...book, book, schemas: parts, changes: [], steps: [] };
  compareDefaults(own, ...parts);
  for (const each of reached(own)) tell(each);
}

type Sent = { side: Side; asText: boolean; bodies: Omit<Evidence, 'change'> };

/**
 * Adds a difference that a body leads to. One that other bodies lead to is told once, at the place
 * with the shortest path, of all their operations.
 */
function tellReached(
  context: Context,
  spot: Spot,
  sent: Sent,
  { change, isDoubtful, length, way }: Reached,
): void {
  const { side, asText, bodies } = sent;
  const told = context.told.get(change) ?? new Map<string, Issue>();
  context.told.set(change, told);
  const key = `${asText ? 'text' : 'other'} ${isDoubtful}`;
  const known = told.get(key);
  known?.operations.add(spot.operation);
  if (known && !isNearer(known, spot, length + change.path.length)) return;
  const owner = way();
  const declared = change.declared && !isDoubtful;
  const whole = { ...change, path: [...owner, ...change.path], owner, declared };
  const issue = issueOf(whole, spot, side, asText);
  if (!asText) issue.evidence = { ...bodies, change: whole };
  if (known) Object.assign(known, issue, { operations: known.operations });
  else context.issues.push(issue);
  // Without a place in a document each place of an operation is a cause of its own.
  if (!known && (change.base ?? change.revision)) told.set(key, issue);
}

function isNearer({ path, operation }: Issue, spot: Spot, length: number): boolean {
  return length < path.length || (length === path.length && spot.operation < operation);
}

function listed(node: Node | undefined): Parts {
  return node ? [node] : [];
}

function issueOf(change: Change, spot: Spot, side: Side, asText: boolean): Issue {
  const id = idOf(change.kind, side, asText);
  const { wire, code } = ruleFor(id);
  return {
    ...spot,
    operations: new Set([spot.operation]),
    id,
    // The old contract did not describe these values, so clients may never send them.
    wire: wire === 'breaking' && !change.declared ? 'risky' : wire,
    code,
    direction: side,
    effect: change.effect,
    path: change.path,
    what: change.what,
    ...(change.base ? { base: change.base } : {}),
    ...(change.revision ? { revision: change.revision } : {}),
  };
}

/**
 * A parameter's default is the meaning of leaving it out; a field's default is often only a note.
 */
function idOf(kind: string, side: Side, asText: boolean): string {
  return asText && side === 'request' && kind.startsWith('default-')
    ? `parameter-${kind}`
    : `${side}-${kind}`;
}
