/**
 * Draws the pictures that shared links bring along, with the art of the mock backend:
 * `npm run share-pictures` writes `public/share/*.png`, and what they were made of to
 * `scripts/share-pictures/made-of.json`. Only those that are stale are drawn.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { SHARED, SHARE_SIZE, type SharedName } from '#commerce/page/share-picture.ts';

import { CHROMIUM_ARGS } from './chromium-args.ts';
import { ensureChromium } from './find-chromium.ts';
import { MADE_OF, hash, type MadeOf } from './share-pictures/made-of.ts';
import { paletted } from './share-pictures/paletted.ts';
import { picturePage } from './share-pictures/picture-page.ts';

const FOLDER = join('public', 'share');
const NAMES = Object.keys(SHARED) as SharedName[];

mkdirSync(FOLDER, { recursive: true });
const before = existsSync(MADE_OF) ? (JSON.parse(readFileSync(MADE_OF, 'utf8')) as MadeOf) : {};
const stale = NAMES.filter((name) => !isFresh(before[name], name));
const drawn = stale.length > 0 ? await draw(stale) : {};
const made = NAMES.map((name) => [name, drawn[name] ?? before[name]]);
writeFileSync(MADE_OF, `${JSON.stringify(Object.fromEntries(made), null, 2)}\n`);
for (const file of readdirSync(FOLDER)) {
  if (!Object.hasOwn(SHARED, file.replace(/\.png$/, ''))) rmSync(join(FOLDER, file));
}
console.log(`${stale.length} drawn, ${NAMES.length - stale.length} fresh`);

function fileOf(name: SharedName): string {
  return join(FOLDER, `${name}.png`);
}

/** Fresh ones are left alone: another Chromium would draw them a little otherwise. */
function isFresh(as: MadeOf[string] | undefined, name: SharedName): boolean {
  if (as?.page !== hash(picturePage(name)) || !existsSync(fileOf(name))) return false;
  return as.file === hash(readFileSync(fileOf(name)));
}

async function draw(names: readonly SharedName[]): Promise<MadeOf> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const page = await browser.newPage({ viewport: SHARE_SIZE });
  const done: MadeOf = {};
  for (const name of names) {
    const html = picturePage(name);
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const png = paletted(await page.screenshot({ type: 'png' }));
    writeFileSync(fileOf(name), png);
    done[name] = { page: hash(html), file: hash(png) };
    console.log(`${name}.png ${(png.length / 1000).toFixed(1)} kB`);
  }
  await browser.close();
  return done;
}
