import { box } from './geometry.ts';
import { lights, metalDefs } from './light.ts';
import type { Light } from './light.ts';
import type { Motif } from './motif/motif.ts';
import { blank, ground, shadow, shadowDefs, strike } from './struck.ts';
import type { ArtMetal } from './subject.ts';
import { el, ellipse, g, linear, path, picture, rect, round, clone } from './svg.ts';

/** Many of one coin, as a key names it. */
export interface Pack {
  metal: ArtMetal;
  name: string;
  motif: Motif;
  count: number;
}

/** One coin without its legends, ready to be placed many times as `#one`, centered on (0, 0). */
function one(pack: Pack, light: Light): string {
  return g({ id: 'one' }, blank(0, 0, 100, light, true), strike(pack.motif, 0, 0, 76, light));
}

function place(x: number, y: number, scale: number, turn = 0): string {
  const spin = turn ? `rotate(${turn})` : '';
  return clone('one', { transform: `translate(${round(x)} ${round(y)})scale(${scale})${spin}` });
}

const clear = linear(
  'g',
  [
    [0, '#fff', 0.75],
    [0.16, '#fff', 0.15],
    [0.55, '#8f979c', 0.12],
    [0.82, '#fff', 0.3],
    [1, '#5b6266', 0.4],
  ],
  { x2: 1, y2: 0 },
);

/** A clear tube with the coins stacked in it, and one of them in front. */
export function drawTube(pack: Pack): string {
  const light = lights[pack.metal];
  const rows = Math.min(pack.count, 25);
  const [x, w, foot, height] = [196, 132, ground - 4, 262];
  const thick = (height - 14) / rows;
  const floor = foot - 8;
  const gaps = { 'stroke-width': w - 16, 'stroke-dasharray': `1.1 ${round(thick - 1.1)}` };
  const stack = linear(
    'k2',
    [
      [0, light.shade],
      [0.18, light.glint],
      [0.42, light.body],
      [0.7, light.light],
      [1, light.deep],
    ],
    { x2: 1, y2: 0 },
  );
  const label = foot - height * 0.62;
  return picture(
    el('defs', {}, metalDefs(light), shadowDefs, clear, stack, one(pack, light)),
    shadow(262, 170) + shadow(126, 170),
    rect(x + 8, floor - rows * thick, w - 16, rows * thick, { rx: 3, fill: 'url(#k2)' }),
    path(`M${x + w / 2} ${floor}v${round(-rows * thick)}`, {
      ...gaps,
      stroke: light.deep,
      opacity: 0.8,
    }),
    path(`M${x + 8} ${foot - 9 - height + 15}h${w - 16}`, {
      stroke: light.glint,
      'stroke-width': 2,
    }),
    rect(x, foot - height, w, height, {
      rx: 10,
      fill: 'url(#g)',
      stroke: '#7c8488',
      'stroke-opacity': 0.6,
    }),
    lid(x, w, foot - height),
    rect(x, label, w, 56, { fill: '#faf8f3', opacity: 0.94 }) +
      path(`M${x} ${label}h${w}M${x} ${label + 56}h${w}`, {
        stroke: light.shade,
        'stroke-width': 1.5,
      }),
    text(x + w / 2, label + 41, 38, String(pack.count)),
    place(126, ground - 98, 0.94),
  );
}

function lid(x: number, w: number, y: number): string {
  const ribs = Array.from(
    { length: 13 },
    (_, i) => `M${round(x + 8 + (i * (w - 16)) / 12)} ${y - 22}v26`,
  ).join('');
  return (
    rect(x - 5, y - 28, w + 10, 38, { rx: 7, fill: '#e9e7e1' }) +
    rect(x - 5, y - 28, w + 10, 38, {
      rx: 7,
      fill: 'url(#g)',
      stroke: '#7c8488',
      'stroke-opacity': 0.5,
    }) +
    path(ribs, { stroke: '#9a9a94', opacity: 0.55 })
  );
}

function text(x: number, y: number, size: number, words: string, fill = '#1b1a17'): string {
  const type = { 'font-family': 'serif', 'font-weight': 700, 'text-anchor': 'middle' };
  return el('text', { ...type, x: round(x), y: round(y), 'font-size': size, fill }, words);
}

const boxColours: Readonly<Record<string, readonly [face: string, dark: string, light: string]>> = {
  'walking-liberty': ['#2f5a49', '#1b382d', '#4b7a66'],
  'saint-gaudens': ['#2c4668', '#192b43', '#4a668b'],
  maple: ['#8e2f2b', '#5b1a18', '#b04e48'],
  britannia: ['#24466b', '#142c47', '#416791'],
  kangaroo: ['#3b4a86', '#232e5a', '#5b6ba8'],
  kookaburra: ['#3f6f83', '#264958', '#5f91a5'],
  koala: ['#3f6f83', '#264958', '#5f91a5'],
  philharmonic: ['#8a3038', '#581a20', '#ab5058'],
  panda: ['#3a3a3c', '#1f1f21', '#5a5a5e'],
  libertad: ['#355f3d', '#1f3d26', '#527f5b'],
  springbok: ['#6a5a2c', '#42371a', '#8b7a48'],
  elephant: ['#6d4b30', '#45301e', '#8f6b4c'],
};

/** A strapped box of coins, in the color its mint packs in. */
export function drawBox(pack: Pack): string {
  const light = lights[pack.metal];
  const [face, dark, pale] = boxColours[pack.name] ?? ['#4a4f57', '#2b2f35', '#6b7179'];
  const [x, y, w, h] = [44, 158, 308, ground - 160];
  const strap = (at: number) =>
    rect(at, y - 40, 20, h + 40, { fill: '#efeae0', opacity: 0.92 }) +
    path(`M${at + 20} ${y - 40}v${h + 40}`, {
      stroke: '#000',
      opacity: 0.25,
      'stroke-width': 1.5,
    }) +
    rect(at - 3, y + h * 0.62, 26, 15, {
      rx: 2,
      fill: light.body,
      stroke: light.deep,
      'stroke-opacity': 0.5,
    });
  return picture(
    el(
      'defs',
      {},
      metalDefs(light),
      shadowDefs,
      linear('p', [
        [0, pale],
        [0.35, face],
        [1, dark],
      ]),
      one(pack, light),
    ),
    shadow(198, 340),
    rect(x + 5, y + 3, w, h, { rx: 8, fill: dark }),
    rect(x, y, w, h, { rx: 8, fill: 'url(#p)' }),
    path(`M${x + 12} ${y + 26}h${w - 24}M${x + 12} ${y + h - 14}h${w - 24}`, {
      stroke: '#000',
      opacity: 0.22,
      'stroke-width': 2,
    }),
    rect(x - 9 + 5, y - 37, w + 18, 44, { rx: 7, fill: dark }),
    rect(x - 9, y - 40, w + 18, 44, { rx: 7, fill: 'url(#p)' }),
    path(`M${x - 2} ${y - 38.5}h${w + 4}`, {
      stroke: '#fff',
      opacity: 0.45,
      'stroke-width': 1.5,
      'stroke-linecap': 'round',
    }),
    strap(x + 26) + strap(x + w - 46),
    place(x + 108, y + h * 0.55, 0.56),
    text(x + 205, y + h * 0.55 + 8, 46, String(pack.count), '#faf8f3'),
    text(x + 205, y + h * 0.55 + 32, 15, 'COINS', '#faf8f3'),
  );
}

/** A loose group: five coins, the nearest in full view. */
export function drawLot(pack: Pack): string {
  const light = lights[pack.metal];
  return picture(
    el('defs', {}, metalDefs(light), shadowDefs, one(pack, light)),
    shadow(104, 170) + shadow(290, 170) + shadow(198, 200),
    place(124, 200, 0.88, -14) + place(272, 200, 0.88, 12),
    place(92, ground - 92, 0.88, -8) + place(304, ground - 92, 0.88, 9),
    place(198, ground - 108, 1.04),
  );
}

/** Coins sealed in a sheet: five across for grams, three for pandas. */
export function drawCoinSheet(pack: Pack): string {
  const light = lights[pack.metal];
  const across = pack.count === 15 ? 3 : 5;
  const rows = Math.ceil(pack.count / across);
  const [w, h] = [across * 62 + 18, rows * 62 + 18];
  const fit = Math.min(1, 340 / h, 330 / w);
  const cells = Array.from({ length: pack.count }, (_, i) => ({
    x: 40 + (i % across) * 62,
    y: 40 + Math.floor(i / across) * 62,
  }));
  const grid = cells.map(({ x, y }) => box(x - 29, y - 29, 58, 58)).join('');
  const small = g({ id: 'cell' }, clone('one', { transform: 'scale(.24)' }));
  return picture(
    el('defs', {}, metalDefs(light), shadowDefs, one(pack, light), small),
    shadow(198, w * fit),
    g(
      {
        transform: `translate(${round(198 - (w * fit) / 2)} ${round(ground - h * fit)})scale(${round(fit)})`,
      },
      rect(5, 3, w, h, { rx: 10, fill: '#8f979c', opacity: 0.6 }),
      rect(0, 0, w, h, { rx: 10, fill: '#e4e6e6', opacity: 0.95, stroke: '#aab0b3' }),
      path(grid, { fill: '#fff', 'fill-opacity': 0.4, stroke: '#9aa1a5' }),
      ...cells.map(({ x, y }) => clone('cell', { x, y })),
    ),
  );
}

/** A presentation case, open, with the coin in its well. */
export function drawSet(pack: Pack): string {
  const light = lights[pack.metal];
  return picture(
    el(
      'defs',
      {},
      metalDefs(light),
      shadowDefs,
      linear('p', [
        [0, '#5b2230'],
        [0.5, '#3f1520'],
        [1, '#260b12'],
      ]),
      one(pack, light),
    ),
    shadow(198, 320),
    path('M70 44h256a10 10 0 0 1 10 10v100H60V54a10 10 0 0 1 10-10Z', { fill: 'url(#p)' }),
    path('M78 56h240v94H78Z', { fill: '#efe6d6' }) +
      ellipse(198, 103, 74, 30, {
        fill: 'none',
        stroke: light.shade,
        'stroke-width': 1.2,
        opacity: 0.7,
      }) +
      text(198, 109, 17, 'COIN SET', light.deep),
    rect(53, 155, 300, ground - 158, { rx: 12, fill: '#1d080d' }) +
      rect(48, 152, 300, ground - 158, { rx: 12, fill: 'url(#p)' }),
    rect(60, 164, 276, ground - 182, {
      rx: 8,
      fill: '#2b0d16',
      stroke: '#000',
      'stroke-opacity': 0.4,
    }),
    ellipse(201, 262, 97, 96, { fill: '#160508' }),
    place(198, 259, 0.9),
  );
}
