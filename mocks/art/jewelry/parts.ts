import type { Light } from '../light.ts';
import { lights, metalDefs } from '../light.ts';
import { shadow, shadowDefs } from '../struck.ts';
import { circle, el, g, linear, path, picture, round, clone } from '../svg.ts';
import type { JewelryTone } from './jewelry-key.ts';

/** The metal of a tone, as it takes the light. */
export function toneLight(tone: JewelryTone): Light {
  return lights[tone];
}

const sheen = (light: Light): string =>
  linear('j', [
    [0, light.glint],
    [0.22, light.light],
    [0.42, light.shade],
    [0.6, light.light],
    [0.8, light.body],
    [1, light.deep],
  ]);

/** A picture with the metal's light and the gradient `j`, brighter and harder than a coin's. */
export function jewel(
  light: Light,
  shade: readonly [cx: number, width: number] | undefined,
  ...children: string[]
): string {
  return picture(
    el('defs', {}, metalDefs(light), sheen(light), shadowDefs),
    shade ? shadow(shade[0], shade[1]) : '',
    ...children,
  );
}

/** A wire along `d`: dark outside, metal, and a thin line of light. */
export function wire(d: string, width: number, light: Light): string {
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return (
    path(d, { ...line, stroke: light.deep, 'stroke-width': width }) +
    path(d, { ...line, stroke: 'url(#j)', 'stroke-width': round(width - 1.6) }) +
    path(d, {
      ...line,
      stroke: light.glint,
      'stroke-width': round(width * 0.16),
      opacity: 0.9,
      transform: `translate(${round(-width * 0.16)} ${round(-width * 0.18)})`,
    })
  );
}

/** A round band seen from the front. */
export function band(cx: number, cy: number, r: number, width: number, light: Light): string {
  return (
    circle(cx + 4, cy + 2.4, r, { fill: 'none', stroke: light.deep, 'stroke-width': width }) +
    circle(cx, cy, r, { fill: 'none', stroke: 'url(#j)', 'stroke-width': width }) +
    circle(cx, cy, r + width / 2 - 0.7, {
      fill: 'none',
      stroke: light.glint,
      'stroke-width': 1.2,
      opacity: 0.8,
    }) +
    circle(cx, cy, r - width / 2 + 0.7, {
      fill: 'none',
      stroke: light.deep,
      'stroke-width': 1.2,
      opacity: 0.6,
    })
  );
}

/** What a stone is made of, from its brightest facet to its darkest. */
export type Stone = readonly [bright: string, mid: string, dark: string];

export const diamond: Stone = ['#ffffff', '#dfe9ee', '#a9bac4'];
export const sapphire: Stone = ['#a9c6f2', '#3a68b8', '#17346f'];
export const ruby: Stone = ['#f2b2bb', '#b6304a', '#6b1024'];
export const pearl: Stone = ['#ffffff', '#f1e9e0', '#c5b7aa'];

/** A brilliant seen from above: eight facets round a table. */
export function brilliant(
  cx: number,
  cy: number,
  r: number,
  [bright, mid, dark]: Stone = diamond,
): string {
  const at = (radius: number, degrees: number) => {
    const turn = (degrees * Math.PI) / 180;
    return `${round(cx + radius * Math.cos(turn))} ${round(cy + radius * Math.sin(turn))}`;
  };
  const facet = (index: number, fill: string) => {
    const a = index * 45 + 22.5;
    return path(
      `M${at(r * 0.55, a)}L${at(r, a - 22.5)}A${round(r)} ${round(r)} 0 0 1 ${at(r, a + 22.5)}Z`,
      { fill, opacity: 0.75 },
    );
  };
  const table = Array.from({ length: 8 }, (_, i) => at(r * 0.55, i * 45 + 22.5)).join('L');
  const fills = [dark, mid, dark, bright, bright, bright, mid, dark];
  return (
    circle(cx, cy, r, { fill: mid, stroke: dark, 'stroke-width': Math.max(0.6, r * 0.05) }) +
    fills.map((fill, index) => facet(index, fill)).join('') +
    path(`M${table}Z`, { fill: mid, stroke: bright, 'stroke-width': round(r * 0.05) }) +
    path(`M${at(r * 0.5, 180)}L${at(r * 0.5, 270)}L${at(r * 0.2, 225)}Z`, { fill: bright })
  );
}

/** A small stone, too small for facets. */
export function melee(
  cx: number,
  cy: number,
  r: number,
  [bright, mid, dark]: Stone = diamond,
): string {
  return (
    circle(cx, cy, r, { fill: mid, stroke: dark, 'stroke-width': 0.9 }) +
    circle(cx - r * 0.25, cy - r * 0.28, r * 0.42, { fill: bright })
  );
}

/** Something raised in the metal of the picture. */
export function relief(d: string): string {
  return path(d, { fill: 'url(#m)', filter: 'url(#r)' });
}

export function group(x: number, y: number, scale: number, ...children: string[]): string {
  return g({ transform: `translate(${x} ${y})scale(${scale})` }, ...children);
}

/** Many stones of one size, drawn once and set at each of `places`. */
export function stones(
  places: readonly (readonly [number, number])[],
  r: number,
  stone = diamond,
): string {
  return (
    el('defs', {}, g({ id: 'z' }, melee(0, 0, r, stone))) +
    places.map(([x, y]) => clone('z', { x: round(x), y: round(y) })).join('')
  );
}
