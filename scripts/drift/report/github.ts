import { coverageLines } from './coverage-words.ts';
import type { Report, Told } from './report.ts';
import { plural } from './grammar.ts';
import { unfinishedWords } from './left-out-words.ts';
import {
  advice,
  ownerWords,
  placeWords,
  VERDICT_WORDS,
  verdictSentence,
  witnessWords,
} from './words.ts';

/** The most findings that the notice on other files names. */
const MOST_NAMED = 10;

/**
 * GitHub's workflow commands: annotations beside the lines of a pull request. Those on other files
 * than `onlyFiles` nobody would see there: they are one annotation without a place.
 */
export function github(report: Report, onlyFiles?: ReadonlySet<string>): string {
  const isShown = ({ location }: Told) =>
    !onlyFiles || onlyFiles.has(location.file.replaceAll('\\', '/').replace(/^\.\//, ''));
  const lines = report.findings.filter(isShown).map(annotation);
  const others = report.findings.filter((finding) => !isShown(finding));
  if (others.length > 0) lines.push(summary(others));
  for (const { leg, message } of report.refusals) {
    lines.push(`::error title=${property(`drift ${leg} was not run`)}::${data(message)}`);
  }
  const left = unfinishedWords(report);
  if (left) {
    const message = [left.sentence, ...left.parts].join('\n');
    lines.push(`::error title=${property(`drift ${report.leg} is incomplete`)}::${data(message)}`);
  }
  if (report.coverage) {
    const { caption, lines: rows } = coverageLines(report.coverage);
    lines.push(`::notice title=${property(caption)}::${data(rows.join('\n'))}`);
  }
  return `${[...lines, data(verdictSentence(report))].join('\n')}\n`;
}

function annotation(finding: Told): string {
  const { fails, wire, known, title, explanation, location, usage } = finding;
  const isCalm = wire === 'safe' || wire === 'none' || known;
  const word = fails ? 'error' : isCalm ? 'notice' : 'warning';
  const witness = witnessWords(finding);
  const used = usage.files[0];
  const message = [
    explanation,
    used && `In ${ownerWords(finding)}: ${used.file}:${used.line}`,
    witness && `Witness: ${witness}`,
    advice(finding),
  ].filter(Boolean);
  const place = `file=${property(location.file)},line=${location.line},col=${location.column}`;
  return `::${word} ${place},title=${property(title)}::${data(message.join('\n'))}`;
}

/** One annotation for findings that are not in the pull request; an error if one of them fails. */
function summary(findings: Told[]): string {
  const numbers = (['breaking', 'risky', 'safe', 'none'] as const).flatMap((wire) => {
    const { length } = findings.filter((finding) => finding.wire === wire);
    return length > 0 ? `${length} ${VERDICT_WORDS[wire]}` : [];
  });
  const named = findings
    .slice(0, MOST_NAMED)
    .map(
      ({ wire, title, location }) => `${placeWords(location)}: ${VERDICT_WORDS[wire]}: ${title}`,
    );
  const more = findings.length - named.length;
  const message = [numbers.join(', '), ...named, ...(more > 0 ? [`and ${more} more`] : [])];
  const title = `${plural(findings.length, 'finding')} without a place in this pull request`;
  const word = findings.some(({ fails }) => fails) ? 'error' : 'notice';
  return `::${word} title=${property(title)}::${data(message.join('\n'))}`;
}

/** A `::` at the start of a line would be a command, so values never start a line. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
