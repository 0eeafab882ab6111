import type { ApiDocument } from '../document/document.ts';
import { child, fieldsOf, keyOf, type Node } from '../document/node.ts';
import { Refusal } from '../finding.ts';
import type { Issue } from '../spec/diff/issue.ts';

/** The section `deprecation` of the configuration. */
export type Deprecation = {
  /** Days between `x-deprecated-since` and the removal. */
  leastDays: number;
  /** The verdict of a removal after its time. */
  removed: 'breaking' | 'risky' | 'safe';
  /** Whether what is deprecated has to have an `x-sunset`. */
  requireSunset: boolean;
};

/** Another verdict of a finding, with what is added to its title. */
export type Judged = { to: Deprecation['removed']; adds?: string };

const REMOVAL =
  /^(operation|path|webhook|callback)-removed$|(parameter|header)-removed$|property-(removed|refused)$/;
const BEGUN = /^deprecated$|^(request|response)-property-deprecated$/;
const DAY = /^\d{4}-\d{2}-\d{2}/;
const DAY_MS = 86_400_000;

/**
 * What the dates in the documents make of a finding: something deprecated is gone, or newly
 * deprecated. `undefined` for any other. Throws a `Refusal` (2) for a date that is none.
 */
export function judgedByDates(
  id: string,
  cause: Issue[],
  { base, revision }: { base: ApiDocument; revision: ApiDocument },
  rules: Deprecation,
  { today, history }: { today: string; history: Map<string, string> },
): Judged | undefined {
  if (BEGUN.test(id)) {
    const lacks = cause.some((issue) => {
      const holder = holderOf(revision, issue.revision);
      return !holder || datesAt(revision, holder).sunset === undefined;
    });
    return lacks && rules.requireSunset ? { to: 'breaking', adds: 'without x-sunset' } : undefined;
  }
  if (!REMOVAL.test(id)) return undefined;
  const states = cause.map((issue) => {
    const holder = holderOf(base, issue.base);
    if (!holder) return undefined;
    const { sunset, since = history.get(keyOf(holder)) } = datesAt(base, holder);
    return stateOf({ sunset, since }, rules, today);
  });
  // What is not deprecated, or has no dates, is left to its rule.
  if (states.includes(undefined)) return undefined;
  const early = states.find((state) => state !== 'due');
  return early === undefined ? { to: rules.removed } : { to: 'breaking', adds: early };
}

type Dates = { sunset: string | undefined; since: string | undefined };

/** `due`, what is too early about a removal, or `undefined` if no date says anything. */
function stateOf(
  { sunset, since }: Dates,
  { leastDays, requireSunset }: Deprecation,
  today: string,
): string | undefined {
  if (sunset !== undefined && sunset >= today) return `before the end of its sunset ${sunset}`;
  if (sunset === undefined && requireSunset) return 'without x-sunset';
  if (leastDays > 0) {
    if (since === undefined) return `without x-deprecated-since, to count ${leastDays} days from`;
    const days = Math.round((Date.parse(today) - Date.parse(since)) / DAY_MS);
    if (days < leastDays) return `${Math.max(0, days)} of ${leastDays} days after its deprecation`;
    return 'due';
  }
  return sunset === undefined ? undefined : 'due';
}

/** What is deprecated and removed, and does not say since when. */
export function undated(id: string, cause: Issue[], base: ApiDocument): Node[] {
  if (!REMOVAL.test(id)) return [];
  return cause.flatMap((issue) => {
    const holder = holderOf(base, issue.base);
    return holder && datesAt(base, holder).since === undefined ? [holder] : [];
  });
}

/** The part of an operation, parameter or field that says that it is deprecated. */
function holderOf(document: ApiDocument, node: Node | undefined): Node | undefined {
  if (!node) return undefined;
  // A parameter can be deprecated by its schema, a field by the schema that it refers to.
  const places = [node, document.follow(node), document.follow(child(node, 'schema'))];
  return places.find(({ value }) => fieldsOf(value)['deprecated'] === true);
}

function datesAt(document: ApiDocument, holder: Node): Dates {
  return {
    sunset: dayAt(document, holder, 'x-sunset'),
    since: dayAt(document, holder, 'x-deprecated-since'),
  };
}

/** A day like 2027-01-31, with or without a time, or a date of HTTP (RFC 8594). */
function dayAt(document: ApiDocument, holder: Node, name: string): string | undefined {
  const written = fieldsOf(holder.value)[name];
  if (written === undefined) return undefined;
  const time = typeof written === 'string' ? Date.parse(written) : Number.NaN;
  if (typeof written === 'string' && !Number.isNaN(time)) {
    return DAY.test(written) ? written.slice(0, 10) : new Date(time).toISOString().slice(0, 10);
  }
  const is = JSON.stringify(written);
  const place = document.place({ file: holder.file, pointer: `${holder.pointer}/${name}` });
  throw new Refusal(2, `${name} is a day like 2027-01-31 or an HTTP date, not ${is}.`, place);
}
