import { coverageWords } from '../coverage-words.ts';
import type { Coverage, Report, Told } from '../report.ts';
import { plural } from '../grammar.ts';
import { leftOutWords } from '../left-out-words.ts';
import {
  advice,
  errorWords,
  hasUsage,
  operationWords,
  ownerWords,
  placeWords,
  severityWords,
  unmatchedWords,
  usageWords,
  verdictSentence,
  witnessParts,
} from '../words.ts';
import { code, escaped } from './text.ts';

/**
 * The most characters. GitHub refuses a comment of more than 65,536; a bot may add a line of its
 * own.
 */
const LIMIT = 64_000;
/** Up to where each part may reach, so that one does not take the room of the next. */
const UNTIL = { failing: 30_000, reasons: 50_000, others: 57_000, accepted: 60_000, left: 62_000 };

/**
 * Markdown for a comment: what fails comes first, everything else is folded. The first line is
 * hidden: by it a bot finds its comment to bring it up to date.
 */
export function markdown(report: Report): string {
  const { findings, leg } = report;
  const failing = findings.filter(({ fails }) => fails);
  const accepted = findings.filter(({ fails, known }) => !fails && known);
  const others = findings.filter(({ fails, known }) => !fails && !known);
  const head = [`<!-- bullion-drift ${leg} -->`, '## Contract drift', ''];
  const page: Page = { text: [...head, `**${escaped(verdictSentence(report))}**`, ''].join('\n') };

  const untold = [
    table(page, failing, UNTIL.failing),
    folded(page, `Why, and what to do (${failing.length})`, () =>
      fill(page, failing.map(section), UNTIL.reasons),
    ),
    folded(page, `What does not fail (${others.length})`, () => table(page, others, UNTIL.others)),
    folded(page, `Accepted for now (${accepted.length})`, () =>
      table(page, accepted, UNTIL.accepted),
    ),
  ] as const;
  const [noRow, noReason, ...more] = untold;
  const left = noRow + more.reduce((sum, number) => sum + number, 0);
  if (left + noReason > 0) page.text += `\n${leftWords(left, noReason)}\n`;
  const unmatched = unmatchedWords(report);
  const last = [
    ...leftOut(report),
    ...(report.coverage ? coverage(report.coverage) : []),
    ...(unmatched ? [`\n${escaped(unmatched)}\n`] : []),
  ];
  fill(page, last, LIMIT);
  return page.text;
}

/** The text until now. */
type Page = { text: string };

/** Adds the blocks that have room, and returns the number of the others. */
function fill(page: Page, blocks: string[], until: number): number {
  let left = 0;
  let { length } = page.text;
  const taken: string[] = [];
  for (const block of blocks) {
    if (length + block.length > until) left += 1;
    else {
      taken.push(block);
      length += block.length;
    }
  }
  page.text += taken.join('');
  return left;
}

function table(page: Page, findings: Told[], until: number): number {
  if (findings.length === 0) return 0;
  const used = findings.find(hasUsage);
  const column = used && `in ${ownerWords(used)}`;
  const columns = ['', 'what', 'operations', 'where', ...(column ? [column] : [])];
  page.text += `\n| ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length)}\n`;
  const rows = findings.map((finding) => {
    const { fails, wire, title, location } = finding;
    const cells = [
      fails ? `**${wire}**` : wire,
      escaped(title),
      escaped(operationWords(finding)),
      escaped(placeWords(location)),
      ...(used ? [escaped(usageWords(finding))] : []),
    ];
    return `| ${cells.join(' | ')} |\n`;
  });
  return fill(page, rows, until);
}

/** What `add` adds, folded; nothing if there is nothing to add. */
function folded(page: Page, summary: string, add: () => number): number {
  const before = page.text;
  page.text += `\n<details>\n<summary>${summary}</summary>\n`;
  const start = page.text.length;
  const left = add();
  page.text = page.text.length === start ? before : `${page.text}\n</details>\n`;
  return left;
}

function section(finding: Told): string {
  const witness = witnessParts(finding);
  const errors = errorWords(finding);
  const severity = severityWords(finding);
  const { seen, location, id, fingerprint, title, explanation } = finding;
  return [
    '',
    `#### ${escaped(title)}`,
    '',
    escaped(explanation),
    '',
    ...(severity ? [`- Verdict: ${escaped(severity)}`] : []),
    ...(witness ? [`- Witness: ${code(witness.value)}${escaped(witness.judged)}`] : []),
    ...(seen ? [`- Seen: ${seen.count}${seen.repeat ? `, ${code(seen.repeat)}` : ''}`] : []),
    ...(errors ? [`- Stops compiling: ${escaped(errors)}`] : []),
    `- What to do: ${escaped(advice(finding))}`,
    `- Where: ${code(placeWords(location))}`,
    `- Rule ${code(id)}, fingerprint ${code(fingerprint)}`,
    '',
  ].join('\n');
}

function leftWords(left: number, noReason: number): string {
  const parts = [
    left > 0 ? plural(left, 'finding') : '',
    noReason > 0 ? `the reasons of ${noReason} that fail` : '',
  ].filter(Boolean);
  return `To keep this comment short enough, ${parts.join(' and ')} are left out here. Other formats have them.`;
}

/** What could not be looked at. */
function leftOut(report: Report): string[] {
  const lines = leftOutWords(report);
  if (lines.length === 0) return [];
  return ['\n### What was left out\n\n', ...lines.map((line) => `- ${escaped(line)}\n`)];
}

/** Separate blocks, so that the table has room before the list of what it leaves open. */
function coverage(shares: Coverage): string[] {
  const { caption, rows, remarks } = coverageWords(shares);
  const lines = rows.map(
    ({ name, seen, of, share }) => `| ${name} | ${seen} | ${of} | ${share} |\n`,
  );
  const untouched = rows.filter((row) => row.untouched !== '');
  const items = untouched.map((row) => `\n- ${row.name}: ${escaped(row.untouched)}`);
  return [
    `\n### Coverage\n\n${caption}\n\n| | seen | of | share |\n|---|--:|--:|--:|\n${lines.join('')}`,
    ...remarks.map((remark) => `\n${escaped(remark)}\n`),
    ...(items.length > 0
      ? [`\n<details>\n<summary>What was not touched</summary>\n${items.join('')}\n\n</details>\n`]
      : []),
  ];
}
