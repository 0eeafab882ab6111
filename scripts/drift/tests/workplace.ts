import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

import { main } from '../command/main.ts';
import type { Report } from '../report/report.ts';

/** The day on which these tests run the command. */
export const TODAY = '2026-11-28';

/** What the command printed, and its report if it was asked for as JSON. */
type Ran = { code: number; out: string; err: string; report: Report | undefined };

/** A folder for the tests of a file, gone after them, in which they run the command. */
export function workplace() {
  const folder = mkdtempSync(join(tmpdir(), 'drift-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Writes a file, a value that is no text as JSON; returns its path. */
  function put(name: string, content: unknown): string {
    const file = join(folder, name);
    const text = typeof content === 'string' ? content : JSON.stringify(content, undefined, 2);
    writeFileSync(file, text);
    return file;
  }

  /** Runs the command. `@` in an argument, and in what it complains of, is the folder. */
  async function run(...args: string[]): Promise<Ran> {
    let out = '';
    let err = '';
    const code = await main(
      args.map((arg) => arg.replace('@', folder)),
      {
        print: (text) => (out += text),
        complain: (text) => (err += text),
        isColored: false,
        today: TODAY,
        cwd: folder,
        env: {},
      },
    );
    const report = out.startsWith('{') ? (JSON.parse(out) as Report) : undefined;
    return { code, out, err: err.replaceAll(folder, '@').trimEnd(), report };
  }

  return { folder, put, run };
}
