import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

import type { TranslatorOptions } from './translator.ts';

/** The translator as a script for a page, which defines `startTranslator`. */
const definitions = stripTypeScriptTypes(
  readFileSync(new URL('translator.ts', import.meta.url), 'utf8'),
).replaceAll(/^export /gm, '');

/** A script that translates the page when it runs. */
export function translatorSource(options: TranslatorOptions = {}): string {
  return `(() => { ${definitions}\n startTranslator(${JSON.stringify(options)}); })();`;
}
