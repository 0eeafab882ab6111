/**
 * Builds `dist/` for the package: the command and its dependencies in JavaScript, since Node does
 * not run TypeScript in node_modules; types for programs; and the licences of what is bundled.
 * `npm pack` calls it (`prepack`).
 */
import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { build, type Rolldown } from 'vite';

const HERE = import.meta.dirname;
/** The folder of the package that a bundled file is from. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

await build({
  root: HERE,
  configFile: false,
  logLevel: 'warn',
  plugins: [{ name: 'licences', generateBundle: writeLicences }],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    copyPublicDir: false,
    rolldownOptions: {
      input: { start: join(HERE, 'start.ts'), index: join(HERE, 'index.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: 'part-[name].js' },
    },
  },
});
await writeTypes();

/** The licences of bundled packages ask for their text beside each copy. */
function writeLicences(this: Rolldown.PluginContext, _: unknown, bundle: Rolldown.OutputBundle) {
  const modules = Object.values(bundle).flatMap((part) =>
    'modules' in part ? Object.keys(part.modules) : [],
  );
  const folders = new Set(modules.flatMap((id) => PACKAGE.exec(id)?.[0] ?? []));
  const texts = [...folders].toSorted().map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as Record<string, string>;
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (!file) throw new Error(`${name} is bundled, and has no file with its licence.`);
    return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  const source = texts.join(`\n${'-'.repeat(80)}\n\n`);
  this.emitFile({ type: 'asset', fileName: 'third-party-licences.txt', source });
}

/** The types of `index.ts` and of what it imports; what Node 20 does not have is an error. */
async function writeTypes(): Promise<void> {
  const compiler = createRequire(import.meta.url).resolve('typescript-native/package.json');
  const tsc = join(dirname(compiler), 'bin/tsc');
  await promisify(execFile)(process.execPath, [tsc, '--project', HERE]).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(stdout);
    },
  );
}
