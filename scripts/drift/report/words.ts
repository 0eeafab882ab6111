import type { Direction, Place, Verdict } from '../finding.ts';
import { folded, listWords } from './fold.ts';
import { capital, list, plural } from './grammar.ts';
import { unfinishedWords } from './left-out-words.ts';
import { isUnmatched, type Report, type Told } from './report.ts';

/** The most operations that are all named; of more, the number and the first. */
const MOST_OPERATIONS = 6;
const SHOWN_OPERATIONS = 3;
const MOST_ENTRIES = 3;
const MOST_CONSUMERS = 3;
const LONGEST_VALUE = 200;

/** Answers "does this break us?" in one or two sentences. */
export function verdictSentence(report: Report): string {
  return verdictSentences(report).join(' ');
}

/** The same, sentence by sentence, the most important first. */
export function verdictSentences(report: Report): string[] {
  const sentences = [
    unfinishedWords(report)?.sentence,
    findingsSentence(report),
    remainder(report),
    policySentence(report),
  ];
  return sentences.filter((sentence): sentence is string => Boolean(sentence));
}

/** What a configuration has changed, so that nothing is hidden silently. */
export function policySentence({ policy }: Report): string | undefined {
  if (!policy) return undefined;
  const off = policy.off.reduce((sum, { count }) => sum + count, 0);
  const parts = [
    policy.ignored.length > 0 ? `${policy.ignored.length} ignored` : '',
    off > 0 ? `${off} of rules that are off` : '',
    policy.changed > 0 ? `${policy.changed} with another verdict` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `By ${policy.file ?? 'the documents'}: ${list(parts)}.` : undefined;
}

/**
 * Entries of `ignore` that match nothing. They may be meant for other changes, or for another leg: told
 * last, and failing nothing.
 */
export function unmatchedWords({ policy }: Pick<Report, 'policy'>): string | undefined {
  const entries = policy?.unmatched ?? [];
  if (entries.length === 0) return undefined;
  const places = entries.map(({ by, reason }) => `${by} (${reason})`);
  const what = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
  const verb = entries.length === 1 ? 'matches' : 'match';
  return `${what} of ignore ${verb} nothing here: ${listWords(places, MOST_ENTRIES)}.`;
}

/** The verdict of the rule, where the configuration has changed it. */
export function severityWords({ severity }: Told): string | undefined {
  return severity && `${severity.to} instead of ${severity.from}: ${severity.by}`;
}

function findingsSentence(report: Report): string {
  const { counts, findings, verdict } = report;
  const failing = findings.filter(({ fails }) => fails);
  if (failing.length > 0) {
    const what = `${plural(failing.length, 'finding')} ${failing.length === 1 ? 'fails' : 'fail'}`;
    const broken = failing.filter(({ wire }) => wire === 'breaking');
    const where = operationsIn(broken.length > 0 ? broken : failing);
    const says =
      broken.length > 0 ? `this breaks ${whomOf(broken)}${where}.` : `this needs a look${where}.`;
    return `${capital(what)}: ${says}`;
  }
  if (findings.length === 0) {
    if (report.refusals.length > 0) return 'Not everything could be looked at.';
    if (isUnmatched(report.coverage)) return '';
    return report.unfinished ? 'No drift was found until then.' : 'Nothing has drifted.';
  }
  if (verdict === 'breaking' && counts.unused + counts.known > 0) {
    const isStore = whomOf(findings) !== 'your code';
    return `The contract breaks, but not for ${isStore ? 'this store' : 'your code'}.`;
  }
  return 'Nothing fails.';
}

/** The word for the client: consumers by their names, and without code that was looked at any client. */
function whomOf(findings: Pick<Told, 'usage' | 'consumer'>[]): string {
  const names = [...new Set(findings.map(({ consumer }) => consumer?.name))];
  if (names.length > 0 && !names.includes(undefined)) {
    return names.length > MOST_CONSUMERS ? `${names.length} consumers` : list(names as string[]);
  }
  if (findings.every(({ usage }) => usage.grade === 'unknown')) return 'clients';
  return findings.map(ownerWords).find((words) => words !== 'the store') ?? 'the store';
}

/** The words for the code that was looked at: the store of a host, or what `--client` names. */
export function ownerWords({ usage }: Pick<Told, 'usage'>): string {
  return usage.of === 'client' ? 'your code' : 'the store';
}

/** The name of a row or column with the use of a finding. */
export function usageName({ usage }: Pick<Told, 'usage'>): 'client' | 'store' {
  return usage.of ?? 'store';
}

function remainder({ counts, findings }: Report): string {
  const others = findings.filter(({ fails }) => !fails);
  const parts = (['breaking', 'risky', 'safe', 'none'] as const).flatMap((word) => {
    const number = others.filter(({ wire }) => wire === word).length;
    return number > 0 ? [`${number} ${VERDICT_WORDS[word]}`] : [];
  });
  if (parts.length === 0) return '';
  const why = [
    counts.unused > 0 ? `${counts.unused} on operations that ${whomOf(findings)} never calls` : '',
    counts.known > 0 ? `${counts.known} accepted in the known file` : '',
  ].filter(Boolean);
  return `Also ${list(parts)}${why.length > 0 ? ` (of all, ${why.join(', ')})` : ''}.`;
}

export const VERDICT_WORDS: Record<Verdict, string> = {
  breaking: 'breaking',
  risky: 'risky',
  safe: 'safe',
  none: 'without effect',
};

function operationsIn(findings: Told[]): string {
  const names = new Set(findings.flatMap(({ operations }) => operations));
  if (names.size === 0) return '';
  const [only] = names;
  return names.size === 1 ? ` in ${only}` : ` in ${names.size} operations`;
}

/** Advice for the API team and the client's team. */
export function advice({ id, leg, wire, direction, usage, known, fails, code }: Told): string {
  if (isAboutKnown({ id })) return EXCEPTION_ADVICE;
  if (known) return `Accepted by ${known.owner} until ${known.until}: ${known.reason}`;
  if (usage.grade === 'unused' && !fails) {
    return `Nothing here: ${ownerWords({ usage })} never calls it.`;
  }
  if (wire === 'safe' || wire === 'none') {
    return code === 'none' ? 'Nothing has to be done.' : 'Generate again and follow the compiler.';
  }
  if (leg === 'spec') return SPEC_ADVICE[direction](whomOf([{ usage }]));
  return LEG_ADVICE[leg][direction === 'request' ? 'request' : 'response'];
}

type BySide = Record<'request' | 'response', string>;

const OF_TRAFFIC: BySide = {
  request:
    'Describe it in the contract if the server may rely on it; else mend the one who sends it.',
  response: 'Mend the server, or describe in the contract what it really answers.',
};

const LEG_ADVICE: Record<Exclude<Told['leg'], 'spec'>, BySide> = {
  har: OF_TRAFFIC,
  live: OF_TRAFFIC,
  pact: {
    request: 'Mend the consumer, or let the contract allow what it sends.',
    response:
      'Promise it in the contract, if servers always answer so; else let the consumer do without.',
  },
  mocks: both('Mend the handler in mocks/, or the contract where it is wrong.'),
  generated: both('Run npm run generate; if it stays, mend the generator’s settings.'),
};

function both(advice: string): BySide {
  return { request: advice, response: advice };
}

const EXCEPTION_ADVICE = 'Take the entry out of its file, or agree on a new day.';

const SPEC_ADVICE: Record<Direction, (whom: string) => string> = {
  request: (whom) => `Go on accepting what was allowed, or let ${whom} change first.`,
  response: (whom) => `Go on answering as before, or let ${whom} learn to read both first.`,
  both: (whom) => `Keep the old form beside the new one as long as ${whom} may use it.`,
};

/** Whether the finding is about an entry of an exception, and not about the store. */
export function isAboutKnown({ id }: Pick<Told, 'id'>): boolean {
  return id.startsWith('known-') || id === 'ignore-expired';
}

/** `src/api/cart/cart.ts:12:3`. */
export function placeWords({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** The effect on generated code. */
export function codeWords({ code, usage }: Pick<Told, 'code' | 'usage'>): string | undefined {
  if (code === 'rename') return 'names in generated code change';
  if (code === 'none') return undefined;
  // Without a compiler it is only known what the code names.
  if (usage.of) return `${usage.grade === 'field' ? 'your' : 'generated'} code may stop compiling`;
  return `${usage.grade === 'unknown' ? 'generated code' : 'the store'} stops compiling`;
}

/** Where no project was examined, every finding counts as used, and there is nothing to tell. */
export function hasUsage({ id, usage }: Pick<Told, 'id' | 'usage'>): boolean {
  return !isAboutKnown({ id }) && usage.grade !== 'unknown';
}

/** The places in the code that are affected, in one line. */
export function usageWords({ usage }: Told, most = 3): string {
  const files = listWords(usage.files.map(placeWords), most);
  if (usage.grade === 'unused') return 'never called';
  if (usage.grade === 'operation') return `called${files && `: ${files}`}`;
  if (usage.grade === 'field') return files || 'used';
  return 'not looked at; counts as used';
}

/** Addresses of the affected pages. */
export function pageWords({ usage }: Told, most = 4): string | undefined {
  const { screens = [] } = usage;
  return screens.length === 0 ? undefined : listWords(screens, most);
}

/** Compile errors of the store with code generated from the revision. */
export function errorWords({ usage }: Told, most = 2): string | undefined {
  const { errors = [], elsewhere } = usage;
  const shown = errors
    .slice(0, most)
    .map((error) => `${placeWords(error)} ${error.message.replace(/\.$/, '')}`);
  const more = errors.length > most ? ` and ${errors.length - most} more` : '';
  const own = `${shown.join('; ')}${more}`;
  if (!elsewhere) return own || undefined;
  const { files } = elsewhere;
  const others = `${plural(elsewhere.errors, 'error')} in ${listWords(files, most)}`;
  return own ? `${own}; also ${others}` : others;
}

/** `a, b`, and of many `37 operations: a, b, c and 34 more`. */
export function operationWords({ operations }: Pick<Told, 'operations'>): string {
  if (operations.length <= MOST_OPERATIONS) return operations.join(', ');
  return `${operations.length} operations: ${listWords(operations, SHOWN_OPERATIONS)}`;
}

/** The value that shows the difference, and the contracts that accept and refuse it. */
export function witnessWords(finding: Told, longest = LONGEST_VALUE): string | undefined {
  const parts = witnessParts(finding, longest);
  return parts && parts.value + parts.judged;
}

/** The same in two parts. */
export function witnessParts(
  { witness, direction }: Told,
  longest = LONGEST_VALUE,
): { value: string; judged: string } | undefined {
  if (!witness) return undefined;
  const text = JSON.stringify(witness.value) ?? 'nothing';
  const value = text.length > longest ? `${text.slice(0, longest)}…` : text;
  const same = witness.acceptedBy === witness.refusedBy;
  const isSeen = witness.acceptedBy === 'sender';
  const did = witness.acceptedBy === 'consumer' && direction === 'request' ? 'sent' : 'accepted';
  const taken = same ? '' : isSeen ? ' came' : `, ${did} by the ${witness.acceptedBy}`;
  return {
    value,
    judged: `${taken}, refused by the ${witness.refusedBy}: ${folded(witness.reason)}`,
  };
}
