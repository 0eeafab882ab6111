import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { documentFrom, loadDocument, type ApiDocument } from '../document/document.ts';
import { diffDocuments } from '../spec/diff/diff.ts';
import { flattened, inVersion31 } from './rewrite.ts';
import type { Fields } from './removable.ts';

const REDOCLY = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));

/** How many findings each way of writing the same document has, there and back. */
export async function rewritings(document: Fields): Promise<Record<string, number>> {
  const base = documentFrom(document);
  const among = (other: ApiDocument) =>
    diffDocuments(base, other).length + diffDocuments(other, base).length;
  const found: Record<string, number> = {
    itself: diffDocuments(base, documentFrom(structuredClone(document))).length,
    flattened: among(documentFrom(flattened(document))),
  };
  if (String(document['openapi']).startsWith('3.0')) {
    found['3.1'] = among(documentFrom(inVersion31(document)));
  }
  const file = await written(split(document));
  try {
    found['split'] = among(await loadDocument(file));
    const bundle = `${file}.bundle.json`;
    await promisify(execFile)(process.execPath, [REDOCLY, 'bundle', file, '--output', bundle]);
    // Redocly leaves some references to shared responses in the bundle as they were in their file.
    const isWhole = !(await readFile(bundle, 'utf8')).includes('"../api.json#/');
    if (isWhole) found['bundled'] = among(await loadDocument(bundle));
  } finally {
    await rm(dirname(file), { recursive: true });
  }
  return found;
}

/** Each path, and each schema of the components, in a file of its own. */
function split(document: Fields): Record<string, unknown> {
  const files: Record<string, unknown> = {};
  const away = (name: string, part: unknown) => {
    // A mapping of a discriminator holds references too.
    const text = JSON.stringify(part).replaceAll('"#/', '"../api.json#/');
    files[name] = JSON.parse(text) as unknown;
    return { $ref: name };
  };
  const each = (folder: string, parts: unknown) =>
    Object.fromEntries(
      Object.entries((parts ?? {}) as Fields).map(([name, part], index) => [
        name,
        away(`${folder}/${index}.json`, part),
      ]),
    );
  const components = (document['components'] ?? {}) as Fields;
  const root = {
    ...document,
    paths: each('paths', document['paths']),
    components: { ...components, schemas: each('schemas', components['schemas']) },
  };
  return { 'api.json': root, ...files };
}

async function written(files: Record<string, unknown>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'drift-split-'));
  for (const name of ['paths', 'schemas']) await mkdir(join(folder, name));
  for (const [name, value] of Object.entries(files)) {
    await writeFile(join(folder, name), JSON.stringify(value, undefined, 2));
  }
  return join(folder, 'api.json');
}
