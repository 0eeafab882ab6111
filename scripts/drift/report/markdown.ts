import type { Report, Told } from './report.ts';
import {
  advice,
  errorWords,
  operationWords,
  placeWords,
  unfinishedWords,
  usageWords,
  verdictSentence,
  witnessWords,
} from './words.ts';

/** Markdown for a pull request or an issue. */
export function markdown(report: Report): string {
  const { findings, refusals, coverage } = report;
  const lines = ['# Contract drift', '', `**${escaped(verdictSentence(report))}**`];
  if (findings.length > 0) {
    lines.push('', '| | | what | operations | in the store |', '|--:|---|---|---|---|');
    for (const [index, finding] of findings.entries()) {
      const cells = [
        String(index + 1),
        finding.fails ? `**${finding.wire}**` : finding.wire,
        escaped(finding.title),
        escaped(operationWords(finding)),
        escaped(usageWords(finding)),
      ];
      lines.push(`| ${cells.join(' | ')} |`);
    }
    for (const [index, finding] of findings.entries())
      lines.push('', ...section(finding, index + 1));
  }
  const left = unfinishedWords(report);
  if (left)
    lines.push('', '## What was left out', '', ...left.parts.map((part) => `- ${escaped(part)}`));
  for (const { leg, message } of refusals)
    lines.push('', `\`${leg}\` was not run: ${escaped(message)}`);
  if (coverage) {
    lines.push('', '| coverage | seen | of |', '|---|--:|--:|');
    for (const name of ['operations', 'parameters', 'statuses', 'fields'] as const) {
      lines.push(`| ${name} | ${coverage[name].seen} | ${coverage[name].of} |`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function section(finding: Told, number: number): string[] {
  const witness = witnessWords(finding);
  const errors = errorWords(finding);
  const { seen, location, id, fingerprint } = finding;
  return [
    `## ${number}. ${escaped(finding.title)}`,
    '',
    escaped(finding.explanation),
    '',
    ...(witness ? [`- Witness: ${escaped(witness)}`] : []),
    ...(seen ? [`- Seen: ${seen.count}${seen.repeat ? `, ${code(seen.repeat)}` : ''}`] : []),
    ...(errors ? [`- Stops compiling: ${escaped(errors)}`] : []),
    `- What to do: ${escaped(advice(finding))}`,
    `- Where: ${code(placeWords(location))}`,
    `- Rule ${code(id)}, fingerprint ${code(fingerprint)}`,
  ];
}

/** Text from documents and servers must not become markup or end a table cell. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>|#]/g, String.raw`\$&`).replaceAll(/\s*\n\s*/g, ' ');
}

function code(text: string): string {
  const plain = text.replaceAll(/\s*\n\s*/g, ' ');
  const fence = plain.includes('`') ? '``' : '`';
  return `${fence}${fence === '``' ? ` ${plain} ` : plain}${fence}`;
}
