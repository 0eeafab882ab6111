/**
 * Draws the icons of the store from its mark: `npm run icons` writes `public/favicon.ico` (16, 32 and
 * 48 pixels), `apple-touch-icon.png` (180), `icon-192.png`, `icon-512.png`, one that a launcher may cut
 * to its own shape, and the manifest that names them. Colours are those of the light theme.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { STORE_NAME } from '#commerce/page/titles.ts';

import { CHROMIUM_ARGS } from './chromium-args.ts';
import { ensureChromium } from './find-chromium.ts';
import { paletted } from './share-pictures/paletted.ts';

const FOLDER = 'public';
const PNG = 'image/png';
/** Share of the side that the mark takes; a launcher cuts away a fifth of the side. */
const USUAL = 0.84;
const TO_CUT = 0.6;

type Icon = { name: string; pixels: number; share: number };
const ICONS: readonly Icon[] = [
  { name: 'apple-touch-icon.png', pixels: 180, share: USUAL },
  { name: 'icon-192.png', pixels: 192, share: USUAL },
  { name: 'icon-512.png', pixels: 512, share: USUAL },
  { name: 'icon-maskable-512.png', pixels: 512, share: TO_CUT },
];

const mark = await readFile(join('src', 'shell', 'mark.svg'), 'utf8');
const tokens = await readFile(join('src', 'styles', 'tokens.css'), 'utf8');
const paper = lightOf('paper');
const ink = lightOf('ink');

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage();
for (const { name, pixels, share } of ICONS) {
  await writeFile(join(FOLDER, name), await png(pixels, share));
}
const small: Buffer[] = [];
for (const pixels of [16, 32, 48]) small.push(await png(pixels, 1));
await browser.close();
await writeFile(join(FOLDER, 'favicon.ico'), ico(small));
await writeFile(join(FOLDER, 'manifest.webmanifest'), `${JSON.stringify(manifest(), null, 2)}\n`);

/** The value of a colour in the light theme. */
function lightOf(token: string): string {
  const value = new RegExp(`--${token}: light-dark\\((#\\w+),`).exec(tokens)?.[1];
  if (!value) throw new Error(`tokens.css has no light colour for --${token}.`);
  return value;
}

/** The mark in ink on paper; `share` is the part of the side that it takes. */
async function png(pixels: number, share: number): Promise<Buffer> {
  const side = Math.round(pixels * share);
  const place = `position: absolute; inset: 0; margin: auto; inline-size: ${side}px; block-size: ${side}px`;
  const inInk = mark.replace(/<style>.*<\/style>/, '').replaceAll('currentColor', ink);
  await page.setViewportSize({ width: pixels, height: pixels });
  await page.setContent(
    `<body style="margin: 0; background: ${paper}">${inInk.replace('<svg', `<svg style="${place}"`)}`,
  );
  return Buffer.from(paletted(await page.screenshot({ type: 'png' })));
}

/** A file of pictures: six bytes, an entry of sixteen for each, and the PNGs. */
function ico(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index;
    // A PNG has its width in these bytes.
    const pixels = picture.readUInt32BE(16);
    head.writeUInt8(pixels, at);
    head.writeUInt8(pixels, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

function manifest() {
  const icons = ICONS.filter(({ name }) => name.startsWith('icon-')).map(
    ({ name, pixels, share }) => ({
      src: `/${name}`,
      sizes: `${pixels}x${pixels}`,
      type: PNG,
      purpose: share === TO_CUT ? 'maskable' : 'any',
    }),
  );
  return {
    id: '/',
    name: STORE_NAME,
    short_name: 'Bold Metals',
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons,
  };
}
