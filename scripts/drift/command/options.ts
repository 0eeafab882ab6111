import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { Refusal } from '../finding.ts';

const LEGS = ['spec', 'har', 'live', 'mocks', 'generated', 'all'] as const;
const FORMATS = ['human', 'json', 'markdown', 'junit', 'sarif', 'github'] as const;
const FAIL_ON = ['breaking', 'risky', 'any', 'none'] as const;

/** What the store is generated from, from the root of a checkout. */
export const OWN_CONTRACT = 'generated/openapi.json';

export type LegName = (typeof LEGS)[number];
export type FormatName = (typeof FORMATS)[number];
export type FailOn = (typeof FAIL_ON)[number];

/** What the command line asks for, complete. */
export type Options = {
  leg: LegName;
  /** What follows the leg: the revision of `spec` and `all`, the files of `har`, the URL of `live`. */
  subjects: string[];
  base: string;
  ignoreUsage: boolean;
  format: FormatName;
  output: string | undefined;
  failOn: FailOn;
  known: string | undefined;
  /** `all` only. */
  live: string | undefined;
  har: string[];
  allowWrites: boolean;
  /** Calls in a second, at most; 0 is no limit. */
  rate: number;
  /** Seconds that a call may take. */
  timeout: number;
};

export type Request = { help: LegName | 'command' } | Options;

const DECLARED = {
  base: { type: 'string' },
  'ignore-usage': { type: 'boolean' },
  format: { type: 'string' },
  output: { type: 'string' },
  'fail-on': { type: 'string' },
  known: { type: 'string' },
  live: { type: 'string' },
  har: { type: 'string', multiple: true },
  'allow-writes': { type: 'boolean' },
  rate: { type: 'string' },
  timeout: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Options that only some legs know. */
const BELONGS: Record<string, LegName[]> = {
  live: ['all'],
  har: ['all'],
  'allow-writes': ['live', 'all'],
  rate: ['live', 'all'],
  timeout: ['live', 'all'],
};

/** How many subjects each leg takes, and what they are. */
const SUBJECTS: Record<LegName, { least: number; most: number; what: string }> = {
  spec: { least: 1, most: 1, what: 'one REVISION, the document to compare with the base' },
  har: { least: 1, most: Infinity, what: 'one FILE or more of recorded traffic' },
  live: { least: 1, most: 1, what: 'one URL of a running server' },
  mocks: { least: 0, most: 0, what: 'nothing but options' },
  generated: { least: 0, most: 0, what: 'nothing but options' },
  all: { least: 0, most: 1, what: 'at most one REVISION' },
};

/** Reads the command line; a `Refusal` says what is wrong with it and where help is. */
export function readOptions(args: string[]): Request {
  const { values, positionals } = parsed(args);
  const [first, ...subjects] = positionals;
  if (first === undefined) {
    if (values.help || args.length === 0) return { help: 'command' };
    throw wrong(`Which leg? One of ${LEGS.join(', ')}.`);
  }
  const leg = oneOf(first, LEGS, 'leg');
  if (values.help) return { help: leg };
  for (const name of Object.keys(values)) {
    const legs = BELONGS[name];
    if (legs && !legs.includes(leg)) {
      throw wrong(`--${name} is an option of ${legs.join(' and ')}, not of ${leg}.`, leg);
    }
  }
  const { least, most, what } = SUBJECTS[leg];
  if (subjects.length < least || subjects.length > most) {
    const came = subjects.length === 0 ? 'none came' : `these came: ${subjects.join(' ')}`;
    throw wrong(`${leg} takes ${what}; ${came}.`, leg);
  }
  return {
    leg,
    subjects,
    base: values.base ?? usualBase(),
    ignoreUsage: values['ignore-usage'] ?? false,
    format: oneOf(values.format ?? 'human', FORMATS, 'format'),
    output: values.output,
    failOn: oneOf(values['fail-on'] ?? 'breaking', FAIL_ON, '--fail-on'),
    known: values.known,
    live: values.live,
    har: values.har ?? [],
    allowWrites: values['allow-writes'] ?? false,
    rate: number(values.rate ?? '0', '--rate', 0),
    timeout: number(values.timeout ?? '10', '--timeout', 0.001),
  };
}

/** How one types the command here: in a checkout, or where its package is installed. */
export function commandWords(): string {
  const home = process.env['DRIFT_HOME'];
  const isPackage = home !== undefined && !existsSync(join(home, 'scripts/drift.ts'));
  return isPackage ? 'npx bullion-drift' : 'npm run drift --';
}

/** The contract of the checkout; elsewhere the one that the package was made with. */
function usualBase(): string {
  const home = process.env['DRIFT_HOME'];
  const packed = home && join(home, OWN_CONTRACT);
  return packed && !existsSync(OWN_CONTRACT) && existsSync(packed) ? packed : OWN_CONTRACT;
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: DECLARED, allowPositionals: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node explains how to pass a file called --foo, which nobody here has.
    throw wrong(`${message.replace(/\. To specify a positional.*$/s, '').replace(/\.$/, '')}.`);
  }
}

function oneOf<Word extends string>(word: string, words: readonly Word[], what: string): Word {
  const found = words.find((one) => one === word);
  if (found) return found;
  throw wrong(`"${word}" is no ${what}: choose one of ${words.join(', ')}.`);
}

function number(text: string, name: string, least: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value >= least) return value;
  throw wrong(`${name} takes a number${least > 0 ? ' above 0' : ''}, but it is "${text}".`);
}

function wrong(message: string, leg?: LegName): Refusal {
  return new Refusal(2, `${message} Help: ${commandWords()} ${leg ? `${leg} ` : ''}--help`);
}
