import { coverageLines } from './coverage-words.ts';
import type { Coverage, Report, Told } from './report.ts';
import { unfinishedWords } from './left-out-words.ts';
import {
  advice,
  errorWords,
  operationWords,
  placeWords,
  usageName,
  usageWords,
  verdictSentence,
  witnessWords,
} from './words.ts';

/** JUnit XML with a test case for each finding; a report without findings has one passed case. */
export function junit(report: Report): string {
  const { findings, refusals, counts, leg } = report;
  const cases = findings.map(testCase);
  const errors = refusals.map(
    (each) =>
      `    <testcase classname="drift.${each.leg}" name="${attribute(each.leg)}" time="0">\n` +
      `      <error message="${attribute(each.message)}" type="refusal"/>\n    </testcase>`,
  );
  const left = unfinishedWords(report);
  if (left) {
    errors.push(
      `    <testcase classname="drift.${leg}" name="${attribute(left.sentence)}" time="0">\n` +
        `      <error message="${attribute(left.sentence)}" type="${report.unfinished ? 'timeout' : 'unmatched'}">${text(left.parts.join('\n'))}</error>\n` +
        '    </testcase>',
    );
  }
  if (cases.length + errors.length === 0) {
    cases.push(
      `    <testcase classname="drift.${leg}" name="${attribute(verdictSentence(report))}" time="0"/>`,
    );
  }
  if (report.coverage) cases.push(coverageCase(leg, report.coverage));
  const all = [...cases, ...errors];
  const numbers = `tests="${all.length}" failures="${counts.failing}" errors="${errors.length}"`;
  const suite = `  <testsuite name="drift ${leg}" ${numbers} skipped="${counts.known}" time="0">`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract drift" ${numbers} time="0">`,
    suite,
    ...all,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

/** A case that passes, always of this name, since JUnit has no other place that its readers show. */
function coverageCase(leg: Report['leg'], coverage: Coverage): string {
  const { caption, lines } = coverageLines(coverage);
  return (
    `    <testcase classname="drift.${leg}" name="coverage of the contract" time="0">\n` +
    `      <system-out>${text([caption, ...lines].join('\n'))}</system-out>\n    </testcase>`
  );
}

function testCase(finding: Told): string {
  const { leg, title, id, wire, location, known, fails } = finding;
  const head =
    `    <testcase classname="drift.${leg}.${attribute(id)}" name="${attribute(title)}" ` +
    `file="${attribute(location.file)}" line="${location.line}" time="0">`;
  const details = text(
    [
      finding.explanation,
      `operations: ${operationWords(finding)}`,
      `${usageName(finding)}: ${usageWords(finding)}`,
      errorWords(finding) ?? '',
      witnessWords(finding) ?? '',
      finding.seen?.repeat ?? '',
      advice(finding),
      placeWords(location),
    ]
      .filter(Boolean)
      .join('\n'),
  );
  const inside = known
    ? `<skipped message="${attribute(advice(finding))}"/>`
    : fails
      ? `<failure message="${attribute(title)}" type="${wire}">${details}</failure>`
      : `<system-out>${details}</system-out>`;
  return `${head}\n      ${inside}\n    </testcase>`;
}

// XML 1.0 forbids most control characters, even escaped.
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function text(value: string): string {
  const shown = value.replaceAll(FORBIDDEN, '\u{FFFD}');
  return shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
