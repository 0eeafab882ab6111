import { existsSync } from 'node:fs';
import { dirname, isAbsolute, posix, relative, resolve } from 'node:path';

/**
 * Where a file of a document is: an absolute path, a URL, or `REVISION:PATH` in the git repository
 * of the working directory.
 */
export type InGit = { revision: string; path: string };

/** The address that a user means. A file of that name comes before a revision of git. */
export function addressOf(written: string): string {
  if (isUrl(written) && URL.canParse(written)) return withoutFragment(new URL(written));
  return gitAddress(written) && !existsSync(written) ? written : resolve(written);
}

/** The revision and the path of an address in git. A revision may contain colons in braces. */
export function gitAddress(address: string): InGit | undefined {
  if (isAbsolute(address) || isUrl(address)) return undefined;
  const [, revision, path] = /^((?:[^:{]|\{[^}]*\})+):(.+)$/s.exec(address) ?? [];
  return revision === undefined || path === undefined ? undefined : { revision, path };
}

/** The address of a file that another file refers to. */
export function beside(from: string, reference: string): string {
  const base = isUrl(from) ? from : undefined;
  if ((base || isUrl(reference)) && URL.canParse(reference, base)) {
    return withoutFragment(new URL(reference, base));
  }
  const path = decoded(reference);
  const inGit = gitAddress(from);
  if (!inGit) return resolve(dirname(from), path);
  return `${inGit.revision}:${posix.join(posix.dirname(inGit.path), path)}`;
}

/** Whether an address is on the network. */
export function isUrl(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

function withoutFragment(url: URL): string {
  url.hash = '';
  return url.href;
}

/** An address as users read it: a path is relative to the working directory. */
export function shown(address: string): string {
  // A query may hold a secret.
  if (isUrl(address)) return address.replace(/\?.*$/s, '');
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
