/** The page that is drawn as a share picture: text at the left, drawings on the ground of the art. */
import { readFileSync } from 'node:fs';

import { STORE_NAME } from '#commerce/page/titles.ts';
import { SHARED, SHARE_SIZE, type SharedName } from '#commerce/page/share-picture.ts';
import { drawArt } from '#mocks/art/draw.ts';

import { ARRANGEMENTS, type Piece } from './arrangements.ts';

const METALS = ['gold', 'silver', 'platinum', 'palladium', 'copper'];
/** The art's own ground is at 93 % of its height. */
const ART_GROUND = 0.93;
const GROUND = 578;

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const serif = readFileSync('src/styles/fonts/source-serif-4-500.woff2').toString('base64');
const mark = readFileSync('src/shell/mark.svg', 'utf8').replace(/<style>.*<\/style>/, '');

/** A whole HTML document: all that the picture depends on is in it. */
export function picturePage(name: SharedName): string {
  return `<!doctype html><meta charset="utf-8"><style>${style(name)}</style>
${ARRANGEMENTS[name].map(drawn).join('\n')}
${name === 'store' ? storeWords() : words(name)}`;
}

function drawn({ art, view, middle, size, above = 0 }: Piece): string {
  const svg = drawArt(art, view);
  if (!svg) throw new Error(`No art has the key ${art}.`);
  const place = `left:${px(middle - size / 2)};top:${px(GROUND - above - size * ART_GROUND)}`;
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<img alt="" src="${source}" style="${place};width:${px(size)};height:${px(size)}">`;
}

function words(name: SharedName): string {
  const [first = '', second = ''] = SHARED[name].split(' ');
  return `<p class="brand">${mark}<span>${STORE_NAME}</span></p>
<h1>${first}<br>${second}</h1>`;
}

function storeWords(): string {
  return `<p class="brand">${mark}</p><h1>${STORE_NAME.replaceAll(' ', '<br>')}</h1>`;
}

function style(name: SharedName): string {
  const metal = METALS.find((each) => name.startsWith(each));
  return `
@font-face { font-family: serif-4; src: url(data:font/woff2;base64,${serif}); font-weight: 500; }
* { margin: 0; box-sizing: border-box; }
body { position: relative; inline-size: ${SHARE_SIZE.width}px; block-size: ${SHARE_SIZE.height}px;
  overflow: hidden; background: ${light('art')}; color: ${light('ink')}; font: 500 40px/1.1 serif-4; }
img { position: absolute; }
.brand { position: absolute; inset: 64px auto auto 72px; display: flex; gap: 20px;
  align-items: center; letter-spacing: -0.01em; }
.brand svg { inline-size: 72px; block-size: 72px; }
h1 { position: absolute; inset: auto auto 64px 72px; font: 500 96px/1.04 serif-4;
  letter-spacing: -0.02em; }
h1::before { content: ''; display: block; inline-size: 96px; block-size: 6px; margin-block-end: 32px;
  background: ${light(metal ?? 'ink')}; }`;
}

/** The value of a token in the light theme. */
function light(token: string): string {
  const value = new RegExp(`--${token}: light-dark\\((#\\w+),`).exec(tokens)?.[1];
  if (!value) throw new Error(`tokens.css has no light value of --${token}.`);
  return value;
}

function px(length: number): string {
  return `${Math.round(length)}px`;
}
