import { shape } from '../curve.ts';
import { disc, feather } from '../geometry.ts';
import type { Light } from '../light.ts';
import { circle, el, path } from '../svg.ts';
import { band, brilliant, jewel, melee, relief, ruby, sapphire, stones } from './parts.ts';

const [cx, cy, r] = [198, 264, 98];
const top = cy - r;

type Draw = (light: Light) => string;

const prongs = (y: number, half: number) =>
  relief(
    shape(
      `${cx - half},${y + 8}! ${cx - half - 3},${y - half * 0.5}! ${cx - half + 4},${y - half * 0.5}! ${cx - 8},${y + half}! ${cx + 8},${y + half}! ${cx + half - 4},${y - half * 0.5}! ${cx + half + 3},${y - half * 0.5}! ${cx + half},${y + 8}! ${cx + 12},${y + half + 22}! ${cx - 12},${y + half + 22}!`,
    ),
  );

const along = (
  from: number,
  to: number,
  count: number,
  draw: (x: number, y: number) => string,
  radius = r,
) =>
  Array.from({ length: count }, (_, index) => {
    const turn = ((from + (index * (to - from)) / (count - 1)) * Math.PI) / 180;
    return draw(cx + radius * Math.cos(turn), cy + radius * Math.sin(turn));
  }).join('');

const heart = (x: number, y: number, s: number) =>
  shape(
    `${x},${y + s}! ${x - s * 0.8},${y + s * 0.2} ${x - s},${y - s * 0.4} ${x - s * 0.5},${y - s * 0.75} ${x},${y - s * 0.35}! ${x + s * 0.5},${y - s * 0.75} ${x + s},${y - s * 0.4} ${x + s * 0.8},${y + s * 0.2}`,
  );

const draws: Readonly<Record<string, Draw>> = {
  'wedding-bands': (light) => band(246, 282, 80, 16, light) + band(152, 268, 94, 18, light),
  engagement: (light) =>
    band(cx, cy, r, 11, light) + prongs(top - 26, 30) + brilliant(cx, top - 34, 36),
  eternity: (light) =>
    band(cx, cy, r, 22, light) +
    stones(
      Array.from(
        { length: 30 },
        (_, i) => [cx + r * Math.cos(i * 0.20944), cy + r * Math.sin(i * 0.20944)] as const,
      ),
      8.2,
    ),
  stackable: (light) =>
    band(cx, cy + 4, r - 6, 9, light) +
    band(cx - 3, cy - 12, r - 6, 9, light) +
    band(cx + 3, cy - 28, r - 6, 9, light) +
    along(-124, -56, 9, (x, y) => melee(x + 3, y - 28, 4.6), r - 6),
  signet: (light) =>
    band(cx, cy, r, 18, light) +
    relief(
      shape(
        `${cx - 66},${top + 34} ${cx - 52},${top - 22}! ${cx + 52},${top - 22}! ${cx + 66},${top + 34} ${cx + 36},${top + 26} ${cx},${top + 14} ${cx - 36},${top + 26}`,
      ),
    ) +
    el('ellipse', { cx, cy: top - 22, rx: 54, ry: 38, fill: 'url(#f)', filter: 'url(#r)' }) +
    el('ellipse', {
      cx,
      cy: top - 22,
      rx: 46,
      ry: 31,
      fill: 'none',
      stroke: light.shade,
      'stroke-width': 1.2,
    }) +
    el(
      'text',
      {
        x: cx,
        y: top - 8,
        'font-family': 'serif',
        'font-size': 40,
        'font-weight': 700,
        'text-anchor': 'middle',
        fill: light.shade,
        stroke: light.deep,
        'stroke-width': 0.5,
      },
      'M',
    ),
  cocktail: (light) =>
    band(cx, cy, r, 13, light) +
    prongs(top - 20, 46) +
    relief(disc(cx, top - 34, 62)) +
    stones(
      Array.from(
        { length: 18 },
        (_, i) => [cx + 52 * Math.cos(i * 0.34907), top - 34 + 52 * Math.sin(i * 0.34907)] as const,
      ),
      8,
    ) +
    brilliant(cx, top - 34, 42, sapphire),
  birthstone: (light) =>
    band(cx, cy, r, 11, light) +
    prongs(top - 18, 26) +
    along(-134, -116, 3, (x, y) => melee(x, y, 5)) +
    along(-64, -46, 3, (x, y) => melee(x, y, 5)) +
    brilliant(cx, top - 26, 30, ruby),
  promise: (light) =>
    band(cx, cy, r, 11, light) +
    relief(heart(cx - 14, top - 10, 34)) +
    relief(heart(cx + 18, top - 4, 26)) +
    melee(cx + 18, top - 5, 8),
  mens: (light) =>
    band(cx, cy, r - 4, 38, light) +
    circle(cx, cy, r + 5, {
      fill: 'none',
      stroke: light.deep,
      opacity: 0.55,
      'stroke-width': 1.6,
    }) +
    circle(cx, cy, r - 13, {
      fill: 'none',
      stroke: light.deep,
      opacity: 0.55,
      'stroke-width': 1.6,
    }) +
    circle(cx, cy, r - 4, {
      fill: 'none',
      stroke: light.shade,
      opacity: 0.4,
      'stroke-width': 17,
      'stroke-dasharray': '.8 2.2',
    }),
  claddagh: (light) =>
    band(cx, cy, r, 12, light) +
    relief(feather(cx - 74, top + 32, -28, 68, 12) + feather(cx + 74, top + 32, -152, 68, 12)) +
    relief(heart(cx, top - 4, 36)) +
    relief(
      shape(
        `${cx - 28},${top - 38}! ${cx - 34},${top - 72}! ${cx - 14},${top - 56}! ${cx},${top - 80}! ${cx + 14},${top - 56}! ${cx + 34},${top - 72}! ${cx + 28},${top - 38}!`,
      ),
    ) +
    path(`M${cx - 27} ${top - 44}h54`, { stroke: light.deep, opacity: 0.5 }),
};

/** A ring standing on its band, the ornament up. */
export function drawRing(kind: string, light: Light): string | undefined {
  const draw = draws[kind];
  return draw && jewel(light, [cx, kind === 'wedding-bands' ? 250 : 120], draw(light));
}
