import { Refusal } from '../finding.ts';
import { startWatch, type Watch } from '../watch.ts';
import { CRASH, exitCodeOf } from './exit-codes.ts';
import { ALONE, type Host } from './host.ts';
import type { Options } from './options.ts';
import { progressOn } from './progress.ts';

/** The outside of the command, which a test can replace: its output and today's date. */
export type Surroundings = {
  print: (text: string) => void;
  complain: (text: string) => void;
  /** Shows the progress; '' takes it away. `undefined` where nobody looks on. */
  tell: ((text: string) => void) | undefined;
  isColored: boolean;
  /** Today as YYYY-MM-DD, for entries of the known file. */
  today: string;
  cwd: string;
  env: Record<string, string | undefined>;
};

type Print = (args: string[], around: { command: string; cwd: string }) => Promise<string>;

/** Words that are no leg: they look at no documents, and always end with 0. */
const PRINTED = new Map<string, Print>([
  ['explain', async (args, around) => (await import('./explain.ts')).explain(args, around)],
  ['init', async (args, around) => (await import('./init.ts')).init(args, around)],
]);

/** Runs the command, for a host or alone; resolves to its exit code and never throws. */
export async function main(
  args: string[],
  surroundings: Partial<Surroundings> = {},
  host: Host = ALONE,
): Promise<number> {
  const around = { ...withoutProgress({ ...usualSurroundings(), ...surroundings }), host };
  try {
    const [word, ...rest] = args;
    const print = PRINTED.get(word ?? '');
    if (print) {
      around.print(await print(rest, { command: host.command, cwd: around.cwd }));
      return 0;
    }
    const { readOptions } = await import('./options.ts');
    const request = readOptions(args, host);
    if ('help' in request) {
      const { helpText } = await import('./help.ts');
      around.print(helpText(request.help, host));
      return 0;
    }
    return await watched(request, around);
  } catch (error) {
    around.complain(`${inWords(error)}\n`);
    return error instanceof Refusal ? error.exitCode : CRASH;
  }
}

/** Takes the progress away before anything else is printed. */
function withoutProgress(around: Surroundings): Surroundings {
  const { print, complain, tell } = around;
  const alone = (write: (text: string) => void) => (text: string) => {
    tell?.('');
    write(text);
  };
  return { ...around, print: alone(print), complain: alone(complain) };
}

async function watched(options: Options, around: Surroundings & { host: Host }): Promise<number> {
  const { leg, timeout } = options;
  const watch = startWatch({ tell: around.tell, limit: leg === 'spec' ? timeout : undefined });
  try {
    return await report(options, around, watch);
  } finally {
    watch.end();
    if (around.env['DRIFT_PROFILE'] === '1') {
      const { profileOf } = await import('./profile.ts');
      around.complain(profileOf(watch));
    }
  }
}

async function report(
  options: Options,
  around: Surroundings & { host: Host },
  watch: Watch,
): Promise<number> {
  const { examine, legsOf } = await import('./examine.ts');
  const { writeReport } = await import('./output.ts');
  const found = await examine(options, { ...around, watch });
  for (const note of options.notes) around.complain(`${note}\n`);
  await writeReport(found, options, around);
  for (const { leg, message } of found.refusals) around.complain(`${leg}: ${message}\n`);
  return exitCodeOf(found, legsOf(options, around.host).length);
}

function usualSurroundings(): Surroundings {
  const { env, stderr, stdout } = process;
  const isPlain = Boolean(env['NO_COLOR']) || env['TERM'] === 'dumb';
  const isForced = Boolean(env['FORCE_COLOR']) && env['FORCE_COLOR'] !== '0';
  return {
    print: (text) => void process.stdout.write(text),
    complain: (text) => void process.stderr.write(text),
    tell: progressOn(stderr, env),
    isColored: !isPlain && (isForced || stdout.isTTY),
    today: new Date().toISOString().slice(0, 10),
    cwd: process.cwd(),
    env,
  };
}

function inWords(error: unknown): string {
  if (error instanceof Refusal) {
    const { location, message } = error;
    if (!location || message.startsWith(location.file)) return message;
    return `${location.file}:${location.line}:${location.column}: ${message}`;
  }
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `drift has failed itself, and says nothing about the contract.\n${trace}`;
}
