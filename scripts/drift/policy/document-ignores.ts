import type { ApiDocument } from '../document/document.ts';
import { escaped, isFields, type Node } from '../document/node.ts';
import { operationsOf, webhooksOf } from '../document/operations.ts';
import { Refusal, type Place } from '../finding.ts';
import type { Issue } from '../spec/diff/issue.ts';
import { rulesLike } from './rules-like.ts';
import { guess } from './nearest.ts';

const NAME = 'x-drift-ignore';
const FIELDS = ['rule', 'reason', 'until'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Members with values of the API, and not of the document. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** An `x-drift-ignore` of a document. */
export type DocumentIgnore = {
  rule: (id: string) => boolean;
  reason: string;
  until?: string;
  place: Place;
};

/** The `x-drift-ignore` of a document, by the key of the object that has them. */
export type Ignores = Map<string, DocumentIgnore[]>;

/** Throws a `Refusal` (2) for one without rules or without a reason. */
export function ignoresIn(document: ApiDocument): Ignores {
  const found: Ignores = new Map();
  const seen = new Set<object>();
  const walk = (file: string, pointer: string, value: unknown, isNames: boolean): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [name, inside] of Object.entries(value)) {
      const at = `${pointer}/${escaped(name)}`;
      if (name === NAME && !isNames) {
        found.set(`${file}#${pointer}`, entriesOf(inside, document.place({ file, pointer: at })));
      } else if (isNames || !VALUES.has(name)) walk(file, at, inside, name === 'properties');
    }
  };
  for (const [file, value] of document.files()) walk(file, '', value, false);
  return found;
}

function entriesOf(written: unknown, place: Place): DocumentIgnore[] {
  return [written].flat().map((entry) => entryOf(entry, place));
}

function entryOf(written: unknown, place: Place): DocumentIgnore {
  const refuse = (says: string): never => {
    throw new Refusal(2, `${NAME} ${says}`, place);
  };
  if (!isFields(written)) return refuse('is a mapping with rule and reason.');
  const { rule, reason, until } = written;
  const unknown = Object.keys(written).find((name) => !FIELDS.includes(name));
  if (unknown) refuse(`has no "${unknown}".${guess(unknown, FIELDS)}`);
  if (typeof reason !== 'string' || reason.trim() === '') return refuse('says no reason.');
  const patterns = rule === true ? ['*'] : [rule].flat();
  if (!patterns.every((each) => typeof each === 'string')) {
    refuse('names a rule, a list of rules, or true for all of them, under rule.');
  }
  const rules = patterns.map((each) => rulesLike(String(each), place));
  const isDay = typeof until === 'string' && DAY.test(until) && !Number.isNaN(Date.parse(until));
  if (until !== undefined && !isDay) return refuse('ends on no day: until is YYYY-MM-DD.');
  return {
    rule: (id) => rules.some((matches) => matches(id)),
    reason,
    ...(isDay && { until }),
    place,
  };
}

type Side = { ignores: Ignores; operations: Map<string, Node> };

/**
 * Looks up what ignores a finding: an entry at each place of its cause, or above it in its file, or at
 * all operations that it is in; in the base or in the revision.
 */
export function ignoreFinder(
  documents: { base: ApiDocument; revision: ApiDocument },
  ignores: { base: Ignores; revision: Ignores },
  today: string,
): (id: string, cause: Issue[]) => DocumentIgnore | undefined {
  if (ignores.base.size + ignores.revision.size === 0) return () => undefined;
  const sides = (['base', 'revision'] as const).map((name): Side & { name: typeof name } => ({
    name,
    ignores: ignores[name],
    operations: operationNodes(documents[name]),
  }));
  const at = (id: string, { ignores }: Side, node: Node | undefined) =>
    node &&
    holdersOf(node)
      .flatMap((key) => ignores.get(key) ?? [])
      .find(({ rule, until }) => rule(id) && (until === undefined || until >= today));
  const ofIssue = (id: string, issue: Issue) => {
    for (const side of sides) {
      const entry = at(id, side, issue[side.name]);
      if (entry) return entry;
    }
    const entries = [...issue.operations].map((operation) => {
      const all = sides.map((side) => at(id, side, side.operations.get(operation)));
      return all.find((entry) => entry);
    });
    return entries.every((entry) => entry) ? entries[0] : undefined;
  };
  return (id, cause) => {
    const entries = cause.map((issue) => ofIssue(id, issue));
    return entries.every((entry) => entry) ? entries[0] : undefined;
  };
}

function operationNodes(document: ApiDocument): Map<string, Node> {
  const operations = operationsOf(document).concat(webhooksOf(document));
  return new Map(operations.map(({ operationId, node }) => [operationId, node]));
}

/** The keys of a node and of all objects around it in its file. */
function holdersOf({ file, pointer }: Node): string[] {
  const keys: string[] = [];
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/')))
    keys.push(`${file}#${at}`);
  return [...keys, `${file}#`];
}
