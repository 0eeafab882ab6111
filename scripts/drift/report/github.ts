import type { Report } from './report.ts';
import { advice, unfinishedWords, verdictSentence, witnessWords } from './words.ts';

/** GitHub's workflow commands: annotations beside the lines of a pull request. */
export function github(report: Report): string {
  const lines = report.findings.map((finding) => {
    const { fails, wire, known, title, explanation, location, usage } = finding;
    const word = fails
      ? 'error'
      : wire === 'safe' || wire === 'none' || known
        ? 'notice'
        : 'warning';
    const witness = witnessWords(finding);
    const used = usage.files[0];
    const message = [
      explanation,
      used && `In the store: ${used.file}:${used.line}`,
      witness && `Witness: ${witness}`,
      advice(finding),
    ].filter(Boolean);
    const place = `file=${property(location.file)},line=${location.line},col=${location.column}`;
    return `::${word} ${place},title=${property(title)}::${data(message.join('\n'))}`;
  });
  for (const { leg, message } of report.refusals) {
    lines.push(`::error title=${property(`drift ${leg} was not run`)}::${data(message)}`);
  }
  const left = unfinishedWords(report);
  if (left) {
    const message = [left.sentence, ...left.parts].join('\n');
    lines.push(`::error title=${property(`drift ${report.leg} is incomplete`)}::${data(message)}`);
  }
  return `${[...lines, data(verdictSentence(report))].join('\n')}\n`;
}

/** A `::` at the start of a line would be a command, so values never start a line. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
