import { existsSync } from 'node:fs';
import { dirname, isAbsolute, posix, relative, resolve } from 'node:path';

/**
 * Where a file of a document is: an absolute path, or `REVISION:PATH` in the git repository of the
 * working directory.
 */
export type InGit = { revision: string; path: string };

/** The address that a user means. A file of that name comes before a revision of git. */
export function addressOf(written: string): string {
  if (!gitAddress(written) || existsSync(written)) return resolve(written);
  return written;
}

/** The revision and the path of an address in git. A revision may contain colons in braces. */
export function gitAddress(address: string): InGit | undefined {
  if (isAbsolute(address)) return undefined;
  const [, revision, path] = /^((?:[^:{]|\{[^}]*\})+):(.+)$/s.exec(address) ?? [];
  return revision === undefined || path === undefined ? undefined : { revision, path };
}

/** The address of a file that another file refers to. */
export function beside(from: string, reference: string): string {
  const path = decoded(reference);
  const inGit = gitAddress(from);
  if (!inGit) return resolve(dirname(from), path);
  return `${inGit.revision}:${posix.join(posix.dirname(inGit.path), path)}`;
}

/** An address as users read it: a path is relative to the working directory. */
export function shown(address: string): string {
  if (gitAddress(address)) return address;
  const path = relative(process.cwd(), address);
  return path.startsWith('..') || path === '' ? address : path;
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
