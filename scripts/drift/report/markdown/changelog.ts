import { unescaped } from '../../document/node.ts';
import type { Report, Told } from '../report.ts';
import { capital } from '../grammar.ts';
import { unfinishedWords } from '../left-out-words.ts';
import { isAboutKnown, operationWords } from '../words.ts';
import { escaped } from './text.ts';

const GROUPS = ['Breaking', 'Risky', 'Added', 'Changed', 'Deprecated', 'Removed'] as const;
type Group = (typeof GROUPS)[number];

/** Things that a client can use, by the end of the rule. */
const THING =
  '(?:operation|parameter|webhook|callback|body|media-type|header|link|status|response|server|property|alternative|items)';
const ADDED = new RegExp(`${THING}-(?:added|allowed|shown)$|enum-grew$`);
const REMOVED = new RegExp(`${THING}-(?:removed|refused)$|enum-shrank$`);

/**
 * A changelog of the API in Markdown, for people who call it. It tells what has changed between two
 * documents, accepted or not, and not what to do about the documents.
 */
export function changelog(report: Report): string {
  const changes = report.findings.filter(
    (finding) => finding.leg === 'spec' && !isAboutKnown(finding),
  );
  const lines = ['# Changes of the API'];
  const left = unfinishedWords(report);
  if (left)
    lines.push('', escaped(left.sentence), ...left.parts.map((part) => `\n${escaped(part)}`));
  if (changes.length === 0 && !left) lines.push('', 'Nothing has changed for clients.');
  for (const group of GROUPS) {
    const inside = changes.filter((finding) => groupOf(finding) === group);
    if (inside.length > 0) lines.push('', `## ${group}`, ...subjects(inside));
  }
  return `${lines.join('\n')}\n`;
}

function groupOf({ wire, id }: Told): Group {
  if (wire === 'breaking') return 'Breaking';
  if (wire === 'risky') return 'Risky';
  if (/^deprecated$|-property-deprecated$/.test(id)) return 'Deprecated';
  if (ADDED.test(id)) return 'Added';
  return REMOVED.test(id) ? 'Removed' : 'Changed';
}

/** The changes below what they are about, in alphabetical order. */
function subjects(findings: Told[]): string[] {
  const parts = new Map<string, string[]>();
  for (const finding of findings) {
    const subject = subjectOf(finding);
    const sentences = parts.get(subject) ?? [];
    if (sentences.length === 0) parts.set(subject, sentences);
    sentences.push(`- ${escaped(sentence(finding, subject))}`);
  }
  const lines: string[] = [];
  for (const subject of [...parts.keys()].toSorted()) {
    lines.push('', `### ${escaped(subject)}`, '', ...(parts.get(subject) ?? []));
  }
  return lines;
}

/** The schema that holds the change, or the operation. */
function subjectOf({ pointer, operations, at }: Told): string {
  const schema = /^\/components\/schemas\/([^/]+)/.exec(pointer)?.[1];
  if (schema !== undefined) return unescaped(schema);
  if (operations.length > 1) return 'Several operations';
  return operations[0] ?? at.split(' ', 1)[0] ?? '';
}

function sentence(finding: Told, subject: string): string {
  const { title, wire, explanation } = finding;
  const [, place = '', what = title] = /^(.*?): (.*)$/s.exec(title) ?? [];
  const where = finding.operations.length > 0 && finding.operations.join() !== subject;
  return [
    `${capital(placed(place, changeOf(what, place), subject))}.`,
    ...(wire === 'breaking' || wire === 'risky' ? [explanation] : []),
    ...(where ? [`Used by ${operationWords(finding)}.`] : []),
  ].join(' ');
}

/** `Response 401: 401 is new` repeats a name, and an operation its heading. */
function placed(place: string, what: string, subject: string): string {
  if (place === '') return what;
  if (place === subject) return what.startsWith('is ') ? `the operation ${what}` : what;
  if (what.startsWith('is ')) return `${place} ${what}`;
  const last = place.split(' ').at(-1) ?? '';
  return what.startsWith(`${last} is `) ? place + what.slice(last.length) : `${place}: ${what}`;
}

/** What a title writes with signs, in words. */
function changeOf(what: string, place: string): string {
  const [old, now] = what.split(' → ');
  // A list of ways to sign in has no name before it.
  if (place.endsWith(' security') && now !== undefined) return `${old}; from now on ${now}`;
  const [, name = '', before = '', after = ''] = /^([\w-]+) (\S.*) → (\S.*)$/s.exec(what) ?? [];
  if (name !== '') {
    if (before === 'none') return `${name} is ${after} from now on`;
    if (after === 'none') return `${name} was ${before}, and is gone`;
    return `${name} changes from ${before} to ${after}`;
  }
  if (!/ [−+]"/.test(what)) return what;
  const parts = [
    ['no longer has', valuesOf(what, '−')],
    ['has the new', valuesOf(what, '+')],
  ] as const;
  const told = parts.filter(([, values]) => values !== '').map((part) => part.join(' '));
  return `${what.split(' ', 1)[0]} ${told.join(', and ')}`;
}

function valuesOf(what: string, sign: string): string {
  const values = what.match(
    new RegExp(`(?<= )[${sign}](?:"(?:[^"\\\\]|\\\\.)*"|\\S+)( and \\d+ more)?`, 'g'),
  );
  return (values ?? []).map((value) => value.slice(1)).join(', ');
}
