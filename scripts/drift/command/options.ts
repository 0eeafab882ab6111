import { parseArgs } from 'node:util';

import { Refusal } from '../finding.ts';
import type { Host } from './host.ts';

const LEGS = ['spec', 'har', 'pact', 'live', 'mocks', 'generated', 'all'] as const;
const FORMATS = [
  'human',
  'json',
  'html',
  'markdown',
  'changelog',
  'junit',
  'sarif',
  'github',
] as const;
const FAIL_ON = ['breaking', 'risky', 'any', 'none'] as const;

export type LegName = (typeof LEGS)[number];
export type FormatName = (typeof FORMATS)[number];
export type FailOn = (typeof FAIL_ON)[number];

/** All options of the command line, with their defaults. */
export type Options = {
  leg: LegName;
  /** The words after the leg: the revision of `spec` and `all`, the files of `har` and `pact`, the URL of `live`. */
  subjects: string[];
  /** Empty only for legs that the host does not have. */
  base: string;
  /** Overlays of both documents, and of one of them. */
  overlays: { both: string[]; base: string[]; revision: string[] };
  /** Hosts from which documents may be fetched; `*` is every public one. */
  network: string[] | undefined;
  ignoreUsage: boolean;
  /** Folders with the code of a client. */
  client: string[];
  format: FormatName;
  output: string | undefined;
  /** The same report in further formats. */
  also: { format: FormatName; file: string }[];
  /** A list of files, one a line: annotations of `github` are for these only. */
  onlyFiles: string | undefined;
  failOn: FailOn;
  known: string | undefined;
  /** The configuration; `false` is none, not even the usual file. */
  config: string | false | undefined;
  /** `all` only. */
  live: string | undefined;
  har: string[];
  /** Where the API of recorded traffic is; without one it is looked for. */
  origins: string[];
  pact: string[];
  /** `pact` and `all`: only pacts with this provider. */
  provider: string | undefined;
  allowWrites: boolean;
  /** Also calls paths of the contract with methods that they do not have. */
  probeMethods: boolean;
  /** Calls in a second, at most; 0 is no limit. */
  rate: number;
  /**
   * Seconds: of `spec` those of the whole comparison, without a limit if left out; of `live` and
   * `all` those of one call.
   */
  timeout: number | undefined;
  /** What a reader should know of the documents. Filled while they are read. */
  notes: Set<string>;
};

export type Request = { help: LegName | 'command' } | Options;

const DECLARED = {
  base: { type: 'string' },
  overlay: { type: 'string', multiple: true },
  'overlay-base': { type: 'string', multiple: true },
  'overlay-revision': { type: 'string', multiple: true },
  'allow-network': { type: 'string', multiple: true },
  'ignore-usage': { type: 'boolean', default: false },
  client: { type: 'string', multiple: true },
  format: { type: 'string', default: 'human' },
  output: { type: 'string' },
  also: { type: 'string', multiple: true },
  'only-files': { type: 'string' },
  'fail-on': { type: 'string', default: 'breaking' },
  known: { type: 'string' },
  config: { type: 'string' },
  'no-config': { type: 'boolean', default: false },
  live: { type: 'string' },
  har: { type: 'string', multiple: true },
  origin: { type: 'string', multiple: true },
  pact: { type: 'string', multiple: true },
  provider: { type: 'string' },
  'allow-writes': { type: 'boolean', default: false },
  'probe-methods': { type: 'boolean', default: false },
  rate: { type: 'string', default: '0' },
  timeout: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Options that only some legs have. */
const BELONGS: Record<string, LegName[]> = {
  client: ['spec', 'har', 'live', 'mocks', 'generated', 'all'],
  live: ['all'],
  'overlay-revision': ['spec', 'all'],
  har: ['all'],
  origin: ['har', 'all'],
  pact: ['all'],
  provider: ['pact', 'all'],
  'allow-writes': ['live', 'all'],
  'probe-methods': ['live', 'all'],
  rate: ['live', 'all'],
  timeout: ['spec', 'live', 'all'],
};

/** The number of subjects of each leg, and what they are. */
const SUBJECTS: Record<LegName, { least: number; most: number; what: string }> = {
  spec: { least: 1, most: 2, what: 'OLD and NEW, or a REVISION to compare with --base' },
  har: { least: 1, most: Infinity, what: 'one FILE or more of recorded traffic' },
  pact: { least: 1, most: Infinity, what: 'one FILE or more, pacts of consumers' },
  live: { least: 1, most: 1, what: 'one URL of a running server' },
  mocks: { least: 0, most: 0, what: 'nothing but options' },
  generated: { least: 0, most: 0, what: 'nothing but options' },
  all: { least: 0, most: 1, what: 'at most one REVISION' },
};

/** Reads the command line. A `Refusal` names the error and the command for help. */
export function readOptions(args: string[], host: Host): Request {
  try {
    return requestOf(args, host.base);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    const { message, leg } = error;
    throw new Refusal(2, `${message} Help: ${host.command} ${leg ? `${leg} ` : ''}--help`);
  }
}

function requestOf(args: string[], usualBase: string | undefined): Request {
  const { values, positionals, tokens } = parsed(args);
  const [first, ...words] = positionals;
  if (first === undefined) {
    if (values.help || args.length === 0) return { help: 'command' };
    throw wrong(`Which leg? One of ${LEGS.join(', ')}.`);
  }
  const leg = oneOf(first, LEGS, 'leg');
  if (values.help) return { help: leg };
  refuseOtherLegs(
    leg,
    tokens.flatMap((token) => (token.kind === 'option' ? token.name : [])),
  );
  refuseSubjects(leg, words);
  return {
    leg,
    ...documentsOf(leg, words, values.base, usualBase),
    overlays: {
      both: values.overlay ?? [],
      base: values['overlay-base'] ?? [],
      revision: values['overlay-revision'] ?? [],
    },
    network: hosts(values['allow-network']),
    ignoreUsage: values['ignore-usage'],
    client: values.client ?? [],
    ...formatsOf(leg, values.format, values.also),
    output: values.output,
    onlyFiles: values['only-files'],
    failOn: oneOf(values['fail-on'], FAIL_ON, '--fail-on'),
    known: values.known,
    config: configOf(values.config, values['no-config']),
    ...trafficOf(values),
    notes: new Set(),
  };
}

/** The options of legs that look at servers, traffic and consumers. */
function trafficOf(values: ReturnType<typeof parsed>['values']) {
  return {
    live: values.live,
    har: values.har ?? [],
    origins: (values.origin ?? []).map(origin),
    pact: values.pact ?? [],
    provider: values.provider,
    allowWrites: values['allow-writes'],
    probeMethods: values['probe-methods'],
    rate: number(values.rate, '--rate', 0),
    timeout: values.timeout === undefined ? undefined : number(values.timeout, '--timeout', 0.001),
  };
}

function formatsOf(
  leg: LegName,
  word: string,
  more: string[] = [],
): Pick<Options, 'format' | 'also'> {
  const format = oneOf(word, FORMATS, 'format');
  const also = more.map(further);
  if (leg !== 'spec' && [format, ...also.map((each) => each.format)].includes('changelog')) {
    throw wrong('--format changelog tells how two documents differ: it is for spec.', leg);
  }
  return { format, also };
}

/** A further report, as `FORMAT=FILE`. */
function further(text: string): Options['also'][number] {
  const [, format = '', file = ''] = /^(\w+)=(.+)$/s.exec(text) ?? [];
  if (file === '') throw wrong(`--also takes FORMAT=FILE, not "${text}".`);
  return { format: oneOf(format, FORMATS, 'format'), file };
}

function configOf(named: string | undefined, isOff: boolean): string | false | undefined {
  if (!isOff) return named;
  if (named === undefined) return false;
  throw wrong(`--no-config reads none, but --config ${named} came too.`);
}

function refuseOtherLegs(leg: LegName, names: string[]): void {
  for (const name of names) {
    const legs = BELONGS[name];
    if (legs && !legs.includes(leg)) {
      const own = legs.join(', ').replace(/, (?=\w+$)/, ' and ');
      throw wrong(`--${name} is an option of ${own}, not of ${leg}.`, leg);
    }
  }
}

function refuseSubjects(leg: LegName, subjects: string[]): void {
  const { least, most, what } = SUBJECTS[leg];
  if (subjects.length >= least && subjects.length <= most) return;
  const came = subjects.length === 0 ? 'none came' : `these came: ${subjects.join(' ')}`;
  throw wrong(`${leg} takes ${what}; ${came}.`, leg);
}

/** The base and the other words after the leg: `spec OLD NEW` is `spec NEW --base OLD`. */
function documentsOf(
  leg: LegName,
  words: string[],
  named: string | undefined,
  usual: string | undefined,
): Pick<Options, 'base' | 'subjects'> {
  const [old, revision] = words;
  if (leg === 'spec' && old !== undefined && revision !== undefined) {
    if (named === undefined) return { base: old, subjects: [revision] };
    throw wrong(`spec OLD NEW has its base already, but --base ${named} came too.`, leg);
  }
  const base = named ?? usual ?? '';
  // Legs of another host are refused with the reason for that.
  if (base !== '' || leg === 'mocks' || leg === 'generated') return { base, subjects: words };
  if (leg === 'spec') throw wrong('Compare with what? spec OLD NEW, or spec NEW --base OLD.', leg);
  throw wrong(`${leg} needs a contract: --base FILE.`, leg);
}

function parsed(args: string[]) {
  try {
    // Without a value it allows every public host; parseArgs knows no such options.
    const given = args.map((arg) => (arg === '--allow-network' ? `${arg}=*` : arg));
    return parseArgs({ args: given, options: DECLARED, allowPositionals: true, tokens: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node's advice about files with names like --foo does not apply here.
    throw wrong(`${message.replace(/\. To specify a positional.*$/s, '').replace(/\.$/, '')}.`);
  }
}

function hosts(written: string[] | undefined): string[] | undefined {
  const words = written?.flatMap((each) => each.split(',').map((word) => word.trim()));
  for (const word of words ?? []) {
    const isHost = /^(\*|[\w.-]+(:\d+)?|[\d.]+\/\d+|[\da-f:.]+(\/\d+)?)$/i.test(word);
    if (!isHost) throw wrong(`--allow-network takes names of hosts and addresses, not "${word}".`);
  }
  return words;
}

function origin(text: string): string {
  if (/^https?:\/\/[^/?#]+\/?$/i.test(text) && URL.canParse(text)) return text;
  throw wrong(`--origin takes an origin such as https://api.example.com, not "${text}".`);
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

/** A command line that cannot be read, with the leg of which the help tells more. */
class Misuse extends Error {
  readonly leg: LegName | undefined;
  constructor(message: string, leg: LegName | undefined) {
    super(message);
    this.leg = leg;
  }
}

function wrong(message: string, leg?: LegName): Misuse {
  return new Misuse(message, leg);
}
