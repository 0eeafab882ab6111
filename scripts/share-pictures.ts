/**
 * Draws the pictures that shared links bring along, with the art of the mock backend:
 * `npm run share-pictures` writes `public/share/*.png`, and what they were made of to
 * `scripts/share-pictures/made-of.json`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { SHARED, SHARE_SIZE, type SharedName } from '#commerce/page/share-picture.ts';

import { CHROMIUM_ARGS } from './chromium-args.ts';
import { ensureChromium } from './find-chromium.ts';
import { MADE_OF, hash, type MadeOf } from './share-pictures/made-of.ts';
import { paletted } from './share-pictures/paletted.ts';
import { picturePage } from './share-pictures/picture-page.ts';

const FOLDER = join('public', 'share');

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage({ viewport: SHARE_SIZE });
const made: MadeOf = {};
for (const name of Object.keys(SHARED) as SharedName[]) {
  const html = picturePage(name);
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const png = paletted(await page.screenshot({ type: 'png' }));
  writeFileSync(join(FOLDER, `${name}.png`), png);
  made[name] = { page: hash(html), file: hash(png) };
  console.log(`${name}.png ${(png.length / 1000).toFixed(1)} kB`);
}
await browser.close();
writeFileSync(MADE_OF, `${JSON.stringify(made, null, 2)}\n`);
