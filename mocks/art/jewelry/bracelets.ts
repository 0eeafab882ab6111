import { disc } from '../geometry.ts';
import type { Light } from '../light.ts';
import { circle, el, g, rect, round, clone } from '../svg.ts';
import { fineChain, strand } from './chains.ts';
import { group, jewel, melee, pearl, relief, stones, wire } from './parts.ts';

type Draw = (light: Light) => string;

const [cx, cy, rx, ry] = [198, 246, 146, 112];
const loop = (t: number): readonly [number, number] => {
  const turn = t * 2 * Math.PI - Math.PI / 2;
  return [cx + rx * Math.cos(turn), cy + ry * Math.sin(turn)];
};
const whole = `M${cx} ${cy - ry}A${rx} ${ry} 0 1 1 ${cx - 0.1} ${cy - ry}Z`;
const open = `M${cx - 66} ${cy - ry + 13}A${rx} ${ry} 0 1 0 ${cx + 66} ${cy - ry + 13}`;
const set = (count: number, draw: (x: number, y: number, index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(...loop(i / count), i)).join('');

const ring = (light: Light) => wire('M0-84C-16-84-16-64 0-64C16-64 16-84 0-84Z', 9, light);
const heart = 'M0 76C-40 44-82 12-76-32C-70-70-24-78 0-40C24-78 70-70 76-32C82 12 40 44 0 76Z';

const draws: Readonly<Record<string, Draw>> = {
  chain: (light) => strand('curb', loop, 830, light, 1.3),
  tennis: (light) =>
    wire(whole, 12, light) +
    stones(
      Array.from({ length: 50 }, (_, i) => loop(i / 50)),
      8.3,
    ),
  bangle: (light) => wire(whole, 17, light),
  cuff: (light) =>
    wire(open, 30, light) + circle(cx - 66, cy - ry + 13, 7, { fill: light.glint, opacity: 0.5 }),
  charm: (light) =>
    strand('rolo', loop, 830, light, 1.3) +
    el(
      'defs',
      {},
      g({ id: 'h' }, group(0, 22, 0.26, ring(light), relief(heart))),
      g({ id: 'o' }, group(0, 22, 0.26, ring(light), relief(disc(0, 0, 64)))),
    ) +
    [0.34, 0.42, 0.5, 0.58, 0.66]
      .map((t, i) => {
        const [x, y] = loop(t);
        return clone(i % 2 ? 'h' : 'o', { x: round(x), y: round(y) });
      })
      .join(''),
  bolo: (light) =>
    fineChain(loop, light) +
    relief(disc(cx, cy - ry, 14)) +
    wire(
      `M${cx} ${cy - ry}C${cx - 10} ${cy - 60} ${cx - 34} ${cy - 40} ${cx - 30} ${cy}M${cx} ${cy - ry}C${cx + 10} ${cy - 60} ${cx + 34} ${cy - 36} ${cx + 34} ${cy + 10}`,
      3.4,
      light,
    ) +
    melee(cx - 30, cy + 6, 10, pearl) +
    melee(cx + 34, cy + 16, 10, pearl),
  beaded: (light) =>
    set(
      34,
      (x, y) =>
        circle(x, y, 11.6, { fill: 'url(#j)', stroke: light.deep, 'stroke-width': 0.8 }) +
        circle(x - 3.4, y - 3.8, 3, { fill: light.glint }),
    ),
  id: (light) =>
    strand('figaro', loop, 830, light, 1) +
    g(
      { transform: `translate(${cx} ${cy + ry})` },
      rect(-73, -17, 150, 42, { rx: 12, fill: light.deep }),
      rect(-76, -20, 150, 42, { rx: 12, fill: 'url(#f)', filter: 'url(#r)' }),
      el(
        'text',
        {
          x: 0,
          y: 9,
          'font-family': 'serif',
          'font-size': 24,
          'letter-spacing': 5,
          'text-anchor': 'middle',
          fill: light.deep,
        },
        'NAME',
      ),
    ),
};

/** A bracelet, closed, seen a little from above. */
export function drawBracelet(kind: string, light: Light): string | undefined {
  const draw = draws[kind];
  return draw && jewel(light, [cx, 250], draw(light));
}
