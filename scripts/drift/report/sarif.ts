import { existsSync } from 'node:fs';

import { gitAddress, isUrl } from '../document/address.ts';
import type { Place } from '../finding.ts';
import type { Report, Told } from './report.ts';
import { capital } from './grammar.ts';
import { unfinishedWords } from './left-out-words.ts';
import { advice, ownerWords, policySentence, witnessWords } from './words.ts';

const LEVELS = { breaking: 'error', risky: 'warning', safe: 'note', none: 'none' } as const;

/** SARIF 2.1.0 for code scanning: a result for each finding; accepted findings are suppressed. */
export function sarif(report: Report): string {
  const { findings, leg, refusals } = report;
  const left = unfinishedWords(report);
  const policy = policySentence(report);
  const problems = refusals.map(({ message }) => message);
  if (left) problems.push([left.sentence, ...left.parts].join('\n'));
  const ids = [...new Set(findings.map(({ id }) => id))].toSorted();
  const run = {
    tool: {
      driver: {
        name: 'bullion-drift',
        rules: ids.map((id) => ({ id, shortDescription: { text: id.replaceAll('-', ' ') } })),
      },
    },
    automationDetails: { id: `drift/${leg}/` },
    columnKind: 'utf16CodeUnits',
    invocations: [
      {
        executionSuccessful: problems.length === 0,
        toolExecutionNotifications: [
          ...problems.map((text) => ({ level: 'error', message: { text } })),
          ...(policy ? [{ level: 'note', message: { text: policy } }] : []),
        ],
      },
    ],
    ...(report.coverage && { properties: { coverage: report.coverage } }),
    results: findings.map((finding) => result(finding, ids.indexOf(finding.id))),
  };
  const schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

function result(finding: Told, ruleIndex: number) {
  const { id, wire, title, explanation, location, pointer, usage, fingerprint, known } = finding;
  const witness = witnessWords(finding);
  const message = [`${title}. ${explanation}`, witness && `Witness: ${witness}`, advice(finding)];
  return {
    ruleId: id,
    ruleIndex,
    level: LEVELS[wire],
    // SARIF's level `none` means that a result is not a failure.
    kind: wire === 'none' ? 'informational' : 'fail',
    message: { text: message.filter(Boolean).join('\n') },
    locations: [
      {
        physicalLocation: physical(location),
        logicalLocations: [{ fullyQualifiedName: pointer, kind: 'property' }],
      },
    ],
    relatedLocations: usage.files.map((place, index) => ({
      id: index + 1,
      message: { text: `${capital(ownerWords(finding))} uses it here.` },
      physicalLocation: physical(place),
    })),
    partialFingerprints: { 'drift/v1': fingerprint },
    suppressions: known
      ? [{ kind: 'external', status: 'accepted', justification: known.reason }]
      : [],
    properties: {
      usage: usage.grade,
      code: finding.code,
      direction: finding.direction,
      operations: finding.operations,
      fails: finding.fails,
    },
  };
}

function physical({ file, line, column }: Place) {
  // Code scanning knows files by their paths in the repository, whatever their revision.
  const inGit = existsSync(file) ? undefined : gitAddress(file);
  const path = (inGit?.path ?? file)
    .replaceAll('\\', '/')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  const uri = isUrl(file) ? file : path;
  return { artifactLocation: { uri }, region: { startLine: line, startColumn: column } };
}
