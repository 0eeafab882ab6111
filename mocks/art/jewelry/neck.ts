import { mirrored } from '../curve.ts';
import { disc, feather, star } from '../geometry.ts';
import type { Light } from '../light.ts';
import { saintGaudens } from '../motif/figures.ts';
import { horse } from '../motif/hoofed.ts';
import { drawMotif } from '../motif/motif.ts';
import { circle, el, g, path, rect } from '../svg.ts';
import { fall, fineChain, strand } from './chains.ts';
import { brilliant, group, jewel, melee, relief, sapphire, stones, wire } from './parts.ts';

type Draw = (light: Light) => string;

const bail = (light: Light) => wire('M0-92C-16-92-16-122 0-122C16-122 16-92 0-92Z', 7, light);
const heart = 'M0 76C-40 44-82 12-76-32C-70-70-24-78 0-40C24-78 70-70 76-32C82 12 40 44 0 76Z';

const letter = (words: string, light: Light, size = 96) =>
  el(
    'text',
    {
      x: 0,
      y: size * 0.36,
      'font-family': 'serif',
      'font-size': size,
      'font-weight': 700,
      'text-anchor': 'middle',
      fill: 'url(#m)',
      filter: 'url(#r)',
      stroke: light.shade,
    },
    words,
  );

const medal = (light: Light) =>
  circle(4, 3, 84, { fill: light.deep }) +
  circle(0, 0, 84, { fill: 'url(#f)' }) +
  circle(0, 0, 76, { fill: 'url(#i)', stroke: 'url(#d)', 'stroke-width': 2 });

/** What hangs from a bail, around (0, 0) and about 170 tall. */
const pendants: Readonly<Record<string, Draw>> = {
  medals: (light) =>
    medal(light) +
    g({ transform: 'scale(.78)' }, relief(star(0, 0, 70, 30, 8)) + relief(disc(0, 0, 24))),
  'cross-and-religious': () =>
    relief(mirrored('0,-88! 15,-88! 13,-34! 60,-36! 60,-6! 13,-8! 16,90! 0,90!')) +
    brilliant(0, -21, 12),
  hearts: (light) =>
    relief(heart) +
    path(heart, {
      fill: 'none',
      stroke: light.shade,
      opacity: 0.6,
      transform: 'scale(.82)',
      'stroke-width': 1.6,
    }),
  initials: (light) => medal(light) + letter('A', light),
  zodiac: (light) =>
    medal(light) +
    relief('M-50 30C-34-10-8-14 0 34C8-14 34-10 50 30C36 6 14 8 5 60H-5C-14 8-36 6-50 30Z') +
    [
      [-34, -36, 6],
      [-4, -54, 4.5],
      [30, -30, 7],
      [52, -8, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => melee(x, y, r))
      .join(''),
  animals: (light) => medal(light) + g({ transform: 'scale(.74)' }, drawMotif(horse, light)),
  'coin-bezels': (light) =>
    wire('M0-90A90 90 0 1 1-.1-90Z', 12, light) +
    circle(0, 0, 83, { fill: 'url(#i)', stroke: light.deep, 'stroke-width': 1.5 }) +
    g(
      { transform: 'scale(.66)' },
      drawMotif({ reliefs: saintGaudens.reliefs.slice(1), lines: saintGaudens.lines ?? '' }, light),
    ),
  charms: (light) =>
    wire('M-30-40A30 30 0 1 1 30-40V-10H-30Z', 8, light) +
    relief('M-52-14H52V60Q52 76 36 76H-36Q-52 76-52 60Z') +
    relief(disc(0, 20, 14)) +
    path('M0 24V50', {
      stroke: light.deep,
      'stroke-width': 8,
      opacity: 0.7,
      'stroke-linecap': 'round',
    }),
  lockets: (light) =>
    relief(disc(0, 0, 70, 86)) +
    el('ellipse', {
      cx: 0,
      cy: 0,
      rx: 58,
      ry: 73,
      fill: 'none',
      stroke: light.shade,
      'stroke-width': 1.6,
    }) +
    relief([-150, -110, -70, -30, 30, 70, 110, 150].map((d) => feather(0, 0, d, 46, 10)).join('')) +
    relief(disc(0, 0, 10)) +
    rect(66, -12, 12, 24, { rx: 4, fill: 'url(#j)', stroke: light.deep }),
};

/** A pendant on its bail. */
export function drawPendant(kind: string, light: Light): string | undefined {
  const draw = pendants[kind];
  return draw && jewel(light, undefined, group(198, 232, 1.36, draw(light), bail(light)));
}

const thin = (light: Light, drop = 250, half = 138) => fineChain(fall(half, 30, drop), light);
const along = (count: number, half: number, drop: number) =>
  Array.from({ length: count }, (_, i) => fall(half, 30, drop)((i + 0.5) / count));

const necklaces: Readonly<Record<string, Draw>> = {
  'pendant-necklaces': (light) =>
    thin(light, 220) +
    wire('M198 248V262', 4, light) +
    relief(`M198 256C214 282 232 300 232 326A34 34 0 0 1 164 326C164 300 182 282 198 256Z`) +
    brilliant(198, 324, 23, sapphire),
  bar: (light) =>
    thin(light, 246) +
    rect(122, 268, 160, 18, { rx: 8, fill: light.deep }) +
    rect(120, 266, 160, 18, { rx: 8, fill: 'url(#f)', filter: 'url(#r)' }),
  station: (light) =>
    thin(light, 300) +
    along(9, 138, 300)
      .map(([x, y]) => relief(disc(x, y, 12)))
      .join('') +
    stones(along(9, 138, 300), 8.5),
  choker: (light) => strand('herringbone', fall(150, 90, 190), 620, light, 1.25),
  lariat: (light) =>
    thin(light, 200) +
    relief(disc(198, 234, 15)) +
    path('M198 248V340', { stroke: light.deep, 'stroke-width': 4 }) +
    path('M198 248V340', { stroke: light.light, 'stroke-width': 2.4, 'stroke-dasharray': '6 3' }) +
    relief('M193 330h10l4 36h-18Z'),
  layered: (light) =>
    fineChain(fall(120, 30, 150), light) +
    wire('M48 30C60 190 130 262 198 262C266 262 336 190 348 30', 3, light) +
    wire('M34 30C50 260 130 346 198 346C266 346 346 260 362 30', 4, light) +
    relief(disc(198, 192, 15)) +
    melee(198, 262, 10) +
    relief(star(198, 350, 18, 8, 8)),
  tennis: (light) => fineChain(fall(150, 30, 318), light) + stones(along(44, 150, 318), 8),
  'name-and-initial': (light) =>
    thin(light, 224) +
    group(
      198,
      292,
      0.92,
      wire('M0-52A42 42 0 1 1-.1-52Z', 5, light),
      g({ transform: 'translate(0 -10)' }, letter('S', light, 62)),
    ),
};

/** A necklace as it falls, with what it carries. */
export function drawNecklace(kind: string, light: Light): string | undefined {
  const draw = necklaces[kind];
  return draw && jewel(light, undefined, draw(light));
}
