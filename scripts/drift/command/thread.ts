import { writeSync } from 'node:fs';
import module from 'node:module';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

import { CRASH } from './exit-codes.ts';

/**
 * Schemas that refer to each other in a long chain need a deep stack. Node's option for the main
 * thread's stack (`--stack-size`) only moves a limit, past which some systems end the process; a
 * thread has a stack of its own. Its memory is taken only when it is used.
 */
const STACK_MB = 64;

/**
 * Room for young objects, semi-spaces of 64 MB: two documents of 5 MB wait for the garbage collector
 * 0.8 s instead of 1.3 s, and need 60 MB more.
 */
const YOUNG_MB = 192;

/**
 * Runs the command in a thread and ends the process with its exit code. `file` is the module that
 * calls this, which the thread loads again.
 */
export async function runInThread(
  file: string,
  command: (args: string[]) => Promise<number>,
): Promise<void> {
  // Node ends with 1, which means findings, when an error is not caught or nothing is left to wait for.
  process.exitCode = CRASH;
  process.on('uncaughtException', (error) => {
    console.error(error);
    process.exit(CRASH);
  });
  if (isMainThread) startThread(file);
  else await inThread(command);
}

function startThread(file: string): void {
  const { argv, stdout, stderr } = process;
  const worker = new Worker(new URL(file), {
    argv: argv.slice(2),
    workerData: { stdout: terminalOf(stdout), stderr: terminalOf(stderr) },
    resourceLimits: { stackSizeMb: STACK_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  let isCrash = false;
  worker.once('error', (error) => {
    isCrash = true;
    console.error(error);
  });
  worker.once('exit', (code) => {
    process.exitCode = isCrash ? CRASH : code;
  });
  // A reader such as `head` has read enough; the exit code is still that of the report.
  passOver(stdout, () => worker.stdout.resume());
  passOver(stderr, () => worker.stderr.resume());
}

async function inThread(command: (args: string[]) => Promise<number>): Promise<void> {
  const { stdout, stderr } = workerData as Record<'stdout' | 'stderr', Terminal>;
  // A thread writes by way of the main thread, and does not know that it writes to a terminal.
  Object.assign(process.stdout, stdout);
  Object.assign(process.stderr, stderr, stderr.isTTY && { write: writeToTerminal });
  passOver(process.stdout);
  passOver(process.stderr);
  // Caches compiled code: parsing the compiler and the validator takes a second. Node 20 cannot.
  module.enableCompileCache?.();
  process.exitCode = await command(process.argv.slice(2));
}

/** At once: a thread's stream waits for the end of a comparison, and progress would come with it. */
function writeToTerminal(text: string): boolean {
  writeSync(2, text);
  return true;
}

type Terminal = { isTTY: boolean; columns: number | undefined };

function terminalOf({ isTTY, columns }: NodeJS.WriteStream): Terminal {
  return { isTTY, columns };
}

function passOver(stream: NodeJS.WriteStream, then?: () => void): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    then?.();
  });
}
