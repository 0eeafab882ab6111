import { coverageWords } from './coverage-words.ts';
import type { Coverage, Report, Told } from './report.ts';
import { plural } from './grammar.ts';
import { skippedWords, unfinishedWords } from './left-out-words.ts';
import {
  advice,
  codeWords,
  errorWords,
  hasUsage,
  operationWords,
  pageWords,
  placeWords,
  severityWords,
  unmatchedWords,
  usageName,
  usageWords,
  verdictSentence,
  witnessWords,
} from './words.ts';

export type Paint = (style: Style, text: string) => string;
type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green';

const CODES: Record<Style, number> = { bold: 1, dim: 2, red: 31, yellow: 33, green: 32 };
const TONES = { breaking: 'red', risky: 'yellow', safe: 'green', none: 'dim' } as const;
const LABEL = 9;
const WIDTH = 100;
const LONGEST_WITNESS = 72;
/** The most safe findings that are listed; further ones are counted, as they need no action. */
const MOST_SAFE = 10;

/** Paints text, or returns it unchanged. */
export function painter(isColored: boolean): Paint {
  return (style, text) => (isColored ? `\u{1B}[${CODES[style]}m${text}\u{1B}[0m` : text);
}

/** The report for a terminal: the verdict, then the findings, the worst first. */
export function human(report: Report, paint: Paint = painter(false)): string {
  const tone = report.failed ? 'red' : TONES[report.verdict === 'breaking' ? 'risky' : 'safe'];
  const told = toldOf(report.findings);
  const lines = [
    paint(tone, paint('bold', verdictSentence(report))),
    ...told.flatMap((finding, index) => ['', ...block(finding, index + 1, paint)]),
  ];
  const left = report.findings.length - told.length;
  if (left > 0) lines.push('', paint('dim', `${left} more that are safe; --format json has them.`));
  for (const { leg, message } of report.refusals) lines.push('', `${leg} was not run: ${message}`);
  for (const part of unfinishedWords(report)?.parts ?? []) lines.push('', ...wrapped(part, WIDTH));
  for (const part of skippedWords(report)) lines.push('', ...wrapped(part, WIDTH));
  if (report.coverage) lines.push('', ...coverageLines(report.coverage));
  const unmatched = unmatchedWords(report);
  if (unmatched) lines.push('', ...wrapped(unmatched, WIDTH).map((line) => paint('dim', line)));
  return `${lines.join('\n')}\n`;
}

/** All that need action, and the first of the others. */
function toldOf(findings: Told[]): Told[] {
  let safe = 0;
  return findings.filter(({ wire, fails }) => {
    const isSafe = wire === 'safe' || wire === 'none';
    if (isSafe) safe += 1;
    return fails || !isSafe || safe <= MOST_SAFE;
  });
}

function block(finding: Told, number: number, paint: Paint): string[] {
  const { wire, title, explanation, location, seen, id, fingerprint } = finding;
  const word = paint(TONES[wire], wire.toUpperCase());
  const rows: [string, string | undefined][] = [
    ['why', explanation],
    ['verdict', severityWords(finding)],
    ['code', codeWords(finding)],
    ['calls', operationWords(finding) || undefined],
    [usageName(finding), hasUsage(finding) ? usageWords(finding) : undefined],
    ['pages', pageWords(finding)],
    ['compiler', errorWords(finding)],
    ['witness', witnessWords(finding, LONGEST_WITNESS)],
    ['seen', seen && `${plural(seen.count, 'time')}${seen.repeat ? `, ${seen.repeat}` : ''}`],
    ['do', advice(finding)],
    ['where', placeWords(location)],
    ['rule', `${id}  ${fingerprint}`],
  ];
  return [
    `${number}. ${word}  ${paint('bold', title)}`,
    ...rows.flatMap(([label, text]) => (text ? row(label, text, paint) : [])),
  ];
}

function row(label: string, text: string, paint: Paint): string[] {
  const [first = '', ...rest] = wrapped(text, WIDTH - LABEL - 3);
  const indent = ' '.repeat(LABEL + 3);
  return [
    `   ${paint('dim', label.padEnd(LABEL))}${first}`,
    ...rest.map((line) => `${indent}${line}`),
  ];
}

/** Breaks lines between words only, so that a path or a curl line can be copied. */
function wrapped(text: string, width: number): string[] {
  if (text.includes('curl ')) return [text];
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last && last.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

function coverageLines(coverage: Coverage): string[] {
  const { caption, rows, remarks } = coverageWords(coverage);
  const longest = Math.max(...rows.map(({ of }) => String(of).length));
  const number = (value: number) => String(value).padStart(longest);
  const operations = rows.find(({ name }) => name === 'operations')?.untouched;
  const lines = [
    `${caption}:`,
    ...rows.map(
      ({ name, seen, of, share }) =>
        `  ${name.padEnd(10)}  ${number(seen)} of ${number(of)}  ${share.padStart(5)}`,
    ),
  ];
  const texts = operations ? [`Operations without a call: ${operations}.`, ...remarks] : remarks;
  for (const text of texts) lines.push('', ...wrapped(text, WIDTH));
  return lines;
}
