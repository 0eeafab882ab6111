import { readFile } from 'node:fs/promises';

import { transformWithOxc } from 'vite';

const path = new URL('translator.ts', import.meta.url).pathname;
const { code } = await transformWithOxc(await readFile(path, 'utf8'), path);

/** A script that gives a page the function `startTranslator`. */
export const TRANSLATOR_SOURCE = `(() => {
  ${code.replaceAll(/^export /gm, '')}
  globalThis.startTranslator = startTranslator;
})();`;
