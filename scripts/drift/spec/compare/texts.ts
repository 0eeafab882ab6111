import type { Change, Effect } from './change.ts';
import { matches } from '../schema/simplify.ts';
import type { Shape } from '../schema/shape.ts';
import { textsOf } from '../samples/text-samples.ts';

export type TextRule = 'pattern' | 'format' | 'encoding';

type Found = Pick<Change, 'kind' | 'effect' | 'what' | 'declared'>;

/** Formats that are checked; other formats are only hints. */
const HELD = new Set(
  [
    'date time date-time iso-time iso-date-time duration uri uri-reference uri-template url email',
    'hostname ipv4 ipv6 regex uuid json-pointer relative-json-pointer byte',
    'idn-email idn-hostname iri iri-reference',
  ].flatMap((names) => names.split(' ')),
);

/** Pairs of formats: a value of the first is a value of the second. */
const WITHIN = new Set([
  'uri → uri-reference',
  'uri → iri',
  'uri → iri-reference',
  'uri-reference → iri-reference',
  'iri → iri-reference',
  'email → idn-email',
  'hostname → idn-hostname',
  'date-time → iso-date-time',
  'time → iso-time',
]);

/** The difference in a rule for texts, if any. */
export function textEffect(rule: TextRule, base: Shape, revision: Shape): Found | undefined {
  if (rule === 'pattern') return patternEffect(base.patterns, revision.patterns);
  if (rule === 'format') return formatEffect(base.formats, revision.formats);
  if (base.encoding === revision.encoding) return undefined;
  const what = `content ${base.encoding ?? 'plain'} → ${revision.encoding ?? 'plain'}`;
  return { kind: 'encoding-changed', effect: 'changed', what, declared: true };
}

/** Two different regular expressions are tried on texts that match one of them. */
function patternEffect(before: string[], after: string[]): Found | undefined {
  const gone = before.filter((pattern) => !after.includes(pattern));
  const come = after.filter((pattern) => !before.includes(pattern));
  if (gone.length + come.length === 0) return undefined;
  const texts = [...before, ...after].flatMap(textsOf);
  const narrowed = texts.some((text) => isOnlyOf(before, after, text));
  const widened = texts.some((text) => isOnlyOf(after, before, text));
  if (!narrowed && !widened) return undefined;
  const effect: Effect = narrowed && widened ? 'changed' : narrowed ? 'narrowed' : 'widened';
  const what = `pattern ${before.join(' and ') || 'none'} → ${after.join(' and ') || 'none'}`;
  return { kind: `pattern-${effect}`, effect, what, declared: true };
}

function formatEffect(before: string[], after: string[]): Found | undefined {
  const gone = before.filter((format) => !after.includes(format));
  const come = after.filter((format) => !before.includes(format));
  if (gone.length + come.length === 0) return undefined;
  const what = `format ${before.join(' and ') || 'none'} → ${after.join(' and ') || 'none'}`;
  const narrowed = come.length > 0 && !within(gone, come);
  const widened = gone.length > 0 && !within(come, gone);
  const effect = narrowed && widened ? 'changed' : narrowed ? 'narrowed' : 'widened';
  const held = [...gone, ...come].every((format) => HELD.has(format));
  return { kind: held ? `format-${effect}` : 'format-hint', effect, what, declared: held };
}

function isOnlyOf(patterns: string[], others: string[], text: string): boolean {
  return (
    patterns.every((each) => matches(each, text, false)) &&
    !others.every((each) => matches(each, text))
  );
}

function within(from: string[], to: string[]): boolean {
  return to.every((format) => from.some((each) => WITHIN.has(`${each} → ${format}`)));
}
