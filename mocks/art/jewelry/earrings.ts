import { disc, feather } from '../geometry.ts';
import type { Light } from '../light.ts';
import { circle, el, ellipse, g, path, clone } from '../svg.ts';
import { brilliant, diamond, jewel, melee, pearl, relief, sapphire, wire } from './parts.ts';

type Draw = (light: Light) => string;

const hook = (light: Light) => wire('M0-60C-2-96 34-104 40-72C43-54 40-42 34-30', 4, light);
const drop = 'M0-10C14 14 30 34 30 56A30 30 0 0 1-30 56C-30 34-14 14 0-10Z';

/** One earring around (0, 0), about 200 tall. */
const draws: Readonly<Record<string, Draw>> = {
  studs: (light) =>
    wire('M34 26L74 56', 5, light) +
    ellipse(76, 58, 10, 18, { fill: 'url(#j)', stroke: light.deep }) +
    relief(disc(0, 0, 62)) +
    brilliant(0, 0, 55) +
    [45, 135, 225, 315]
      .map((d) =>
        circle(57 * Math.cos((d * Math.PI) / 180), 57 * Math.sin((d * Math.PI) / 180), 7, {
          fill: 'url(#m)',
          stroke: light.deep,
          'stroke-width': 0.8,
        }),
      )
      .join(''),
  hoops: (light) =>
    wire('M-20-78A80 84 0 1 0 24-77', 13, light) + wire('M-20-78C-8-88 10-90 24-77', 4, light),
  huggies: (light) =>
    wire('M-22-48A54 56 0 1 0 26-46', 30, light) +
    wire('M-22-48C-10-58 12-60 26-46', 6, light) +
    Array.from({ length: 9 }, (_, i) =>
      melee(
        54 * Math.cos((205 - i * 20) * 0.01745),
        56 * Math.sin((205 - i * 20) * 0.01745) + 2,
        8,
      ),
    ).join(''),
  'drop-and-dangle': (light) =>
    hook(light) +
    wire('M0-60V-14', 3.4, light) +
    melee(0, -44, 9) +
    relief(drop) +
    path('M0 12C8 28 16 40 16 54A16 16 0 0 1-16 54C-16 40-8 28 0 12Z', {
      fill: sapphire[1],
      stroke: sapphire[2],
    }) +
    path('M-3 26C-8 36-11 46-9 58', {
      stroke: sapphire[0],
      'stroke-width': 3,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  leverback: (light) =>
    wire('M0-40C-4-92 44-96 44-56C44-34 30-26 14-22', 5, light) +
    relief(disc(0, 10, 44)) +
    brilliant(0, 10, 37, sapphire),
  climbers: () =>
    relief(
      Array.from({ length: 7 }, (_, i) =>
        feather(-34 + i * 7 + i * i * 0.9, 74 - i * 24, -150 + i * 14, 44 - i * 2, 9),
      ).join(''),
    ) +
    Array.from({ length: 7 }, (_, i) => melee(-30 + i * 8 + i * i * 0.9, 76 - i * 24, 12 - i)).join(
      '',
    ),
  chandelier: (light) =>
    hook(light) +
    relief(disc(0, -46, 14)) +
    melee(0, -46, 8) +
    wire('M0-30C-30-20-50-4-56 16H56C50-4 30-20 0-30', 4, light) +
    [-48, -24, 0, 24, 48]
      .map(
        (x) =>
          wire(`M${x} 18V${54 - Math.abs(x) * 0.3}`, 2.6, light) +
          melee(x, 64 - Math.abs(x) * 0.3, 10, pearl) +
          melee(x, 32, 4.5),
      )
      .join(''),
  threader: (light) =>
    wire('M0-88C22-96 34-84 34-60V70', 2.6, light) +
    wire('M0-88C-6-70-6-30-6 34', 2.6, light) +
    relief('M31 70h6v26h-6Z') +
    melee(-6, 46, 13, diamond),
};

/** A pair, the second a little behind and turned. */
export function drawEarrings(kind: string, light: Light): string | undefined {
  const draw = draws[kind];
  const one = draw?.(light);
  const pair = [120, 286].map((x) => clone('one', { transform: `translate(${x} 236)scale(1.14)` }));
  return one && jewel(light, [198, 300], el('defs', {}, g({ id: 'one' }, one)), ...pair);
}
