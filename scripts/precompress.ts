import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|svg)$/;

/**
 * Writes a `.br` and a `.gz` beside every built text file, so that requests need no compression.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return;
      const files = await readdir(dir, { recursive: true });
      const texts = files.filter((file) => WORTH_IT.test(file));
      await Promise.all(texts.map((file) => compress(join(dir, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(text),
    promisify(gzip)(text),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
