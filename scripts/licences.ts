/**
 * Writes `docs/licences.md` from the lockfile: every package that the running store needs, with its
 * licence, and a remark on those whose authors have been quiet: `npm run licences`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Locked = {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Lockfile = { packages: Record<string, Locked> };

type Package = { name: string; version: string; licence: string; through: string[] };

export const LICENCES = 'docs/licences.md';
const FOLDER = 'node_modules/';

/** Licences that ask for no more than their text beside a copy. */
export const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
]);

/** Licences of packages that name none in their `package.json`, as their files say. */
const UNNAMED: Readonly<Record<string, string>> = {
  // "MIT License" in its LICENSE; by the first author of pdfkit.
  'png-js': 'MIT',
};

/** Small packages that are finished and rarely released, and why they stay. */
export const QUIET: Readonly<Record<string, string>> = {
  'atomic-sleep': 'one call of `Atomics.wait`, by the authors of pino',
  'base64-js': 'two functions; the fonts of pdfkit come by way of it',
  brotli: 'decompresses fonts, by the first author of pdfkit',
  clone: 'one function; fontkit copies its tables by it',
  'cluster-key-slot': 'one checksum that Redis has fixed, by the authors of ioredis',
  denque: 'a queue without dependencies; ioredis and other clients share it',
  'detect-node-es': 'one expression, in the scroll locking of Radix',
  dfa: 'a state machine, by the first author of pdfkit',
  'fast-deep-equal': 'one function; fontkit compares by it',
  forwarded: 'parses one header, kept by the authors of Express',
  'get-nonce': 'two functions around one variable',
  'ipaddr.js': '1.x, as proxy-addr has it; follow proxy-addr when it moves to 2.x',
  linebreak: 'the line breaks of Unicode, by the first author of pdfkit',
  ms: 'one function; only the debug lines of ioredis need it',
  'on-exit-leak-free': 'by the authors of pino, for its worker threads',
  pako: '0.2.x, as unicode-trie has it: reads tables that are in the package',
  'png-js': 'reads PNG, by the first author of pdfkit; its licence is in its LICENSE',
  'quick-format-unescaped': 'one function, by the authors of pino',
  'redis-errors': 'five classes, by the authors of ioredis',
  restructure: 'reads binary tables, by the first author of pdfkit',
  split2: 'one stream, by an author of Node.js and pino',
  'standard-as-callback': 'one function, by the author of ioredis',
  'tiny-inflate': 'one function, by the first author of pdfkit',
  'unicode-properties': 'a table of Unicode, by the first author of pdfkit',
  'unicode-trie': 'one data structure, by the first author of pdfkit',
};

/** The packages of a lockfile that are not for development alone, by name. */
export function productionPackages({ packages }: Lockfile): Package[] {
  const direct = Object.keys(packages['']?.dependencies ?? {}).toSorted();
  const reached = direct.map((name) => ({ name, paths: closure(packages, FOLDER + name) }));
  return (
    Object.entries(packages)
      // A workspace is the store's own.
      .filter(
        ([path, { dev, devOptional, link }]) =>
          path.startsWith(FOLDER) && !dev && !devOptional && !link,
      )
      .map(([path, { version = '', license }]) => {
        const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
        const through = reached.filter(({ paths }) => paths.has(path)).map((each) => each.name);
        return { name, version, licence: license ?? UNNAMED[name] ?? 'none', through };
      })
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  );
}

/** The paths of a package and of all that it needs. */
function closure(packages: Lockfile['packages'], path: string, known = new Set<string>()) {
  const found = packages[path];
  if (!found || known.has(path)) return known;
  known.add(path);
  const { dependencies, peerDependencies, optionalDependencies } = found;
  const names = { ...peerDependencies, ...dependencies, ...optionalDependencies };
  for (const name of Object.keys(names)) closure(packages, placeOf(packages, path, name), known);
  return known;
}

/** Where Node.js finds the package `name` for the package at `from`. */
function placeOf(packages: Lockfile['packages'], from: string, name: string): string {
  const place = `${from}/${FOLDER}${name}`;
  if (packages[place] || from === '') return from === '' ? FOLDER + name : place;
  const above = from.lastIndexOf(FOLDER);
  return placeOf(packages, from.slice(0, Math.max(0, above - 1)), name);
}

export function lockfile(): Lockfile {
  return JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
}

/** The whole document. */
export function licencesDocument(found: readonly Package[]): string {
  const rows = found.map(({ name, version, licence, through }) => {
    const by = through.includes(name) ? 'the store' : through.join(', ');
    return `| ${[name, version, licence, by, QUIET[name] ?? ''].join(' | ')} |`;
  });
  const counts = Map.groupBy(found, ({ licence }) => licence);
  const summary = [...counts]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([licence, { length }]) => `${length} ${licence}`);
  return `${HEAD}
${found.length} packages: ${summary.join(', ')}.

| package | version | licence | needed by | quiet, and why it stays |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

const HEAD = `# Licences

The store itself is licensed under [Apache-2.0](../LICENSE). \`npm run licences\` writes this page from
\`package-lock.json\`; a test fails when it is out of date, or when a licence is none of
${[...ALLOWED].join(', ')}.

It lists every package that the running store needs, in the browser or on the server, whether bundled
into \`build/\` or not. Packages for development and tests are not in it. Small packages that are finished
and rarely released have the reason why they stay; all others are developed. Versions are exact, and
every package comes with the checksum of the lockfile.

The fonts in \`src/styles/fonts\` and \`mocks/paper/fonts\` are under the SIL Open Font License 1.1, each with its text beside it.
The few lines that React Router's and Vite's build write into \`build/\` are MIT.
`;

if (import.meta.main) writeFileSync(LICENCES, licencesDocument(productionPackages(lockfile())));
