import { execFile } from 'node:child_process';
import { posix } from 'node:path';

import { Refusal } from '../finding.ts';
import type { InGit } from './address.ts';

/** A file of 64 MB is no description. */
const LARGEST = 64 * 2 ** 20;

/**
 * The text of a file as a revision has it, from the repository of the working directory. Throws a
 * `Refusal` that says what is missing: the repository, the revision or the path.
 */
export async function readFromGit({ revision, path }: InGit): Promise<string> {
  if (revision.startsWith('-')) {
    throw new Refusal(2, `${revision} is no revision of git: it begins with a hyphen.`);
  }
  const address = `${revision}:${path}`;
  const prefix = await git('rev-parse', '--show-prefix');
  if (prefix === undefined) {
    throw new Refusal(
      3,
      `${address} cannot be read: there is no such file, and no git repository here.`,
    );
  }
  const commit = await git(
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{}`,
  );
  if (commit === undefined) {
    const shallow = (await git('rev-parse', '--is-shallow-repository'))?.trim() === 'true';
    const why = shallow ? ': this clone is shallow, fetch it first' : '';
    throw new Refusal(3, `${address} cannot be read: git knows no revision ${revision}${why}.`);
  }
  const inside = pathFromRoot(path, prefix.trim());
  const text = await git('cat-file', 'blob', `${commit.trim()}:${inside}`);
  if (text === undefined) {
    throw new Refusal(3, `${address} does not exist: revision ${revision} has no file ${inside}.`);
  }
  return text;
}

/** The commits that changed a file, the newest first, each with its day; of a merge only its own. */
export async function commitsOf({ revision, path }: InGit): Promise<(InGit & { day: string })[]> {
  const prefix = (await git('rev-parse', '--show-prefix'))?.trim() ?? '';
  const inside = pathFromRoot(path, prefix);
  const format = ['--first-parent', '--date=short', '--format=%H %cd'];
  const log = await git('log', ...format, '--end-of-options', revision, '--', `:(top)${inside}`);
  return (log ?? '').split('\n').flatMap((line) => {
    const [commit, day] = line.split(' ');
    return commit && day ? [{ revision: commit, path: inside, day }] : [];
  });
}

/** As git reads it: from the root of the repository, or with `./` from the working directory. */
function pathFromRoot(path: string, prefix: string): string {
  return posix.normalize(/^\.\.?\//.test(path) ? posix.join(prefix, path) : path);
}

/** The output of git, without a shell; `undefined` if it fails. */
function git(...args: string[]): Promise<string | undefined> {
  return new Promise((done, failed) => {
    execFile('git', args, { maxBuffer: LARGEST, encoding: 'utf8' }, (error, output) => {
      if (!error) return done(output);
      if (error.code === 'ENOENT') return failed(new Refusal(3, 'git is not installed.'));
      done(undefined);
    });
  });
}
