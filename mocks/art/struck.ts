import type { Light } from './light.ts';
import { drawMotif } from './motif/motif.ts';
import type { Motif } from './motif/motif.ts';
import { circle, el, ellipse, g, path, radial, round, clone } from './svg.ts';

/** The y of the ground that everything stands on. */
export const ground = 372;

/** How far the edge of a coin or bar shows, to the right and below. */
export const edge = { x: 5, y: 3 };

export const shadowDefs: string = radial('s', [
  [0, '#14120c', 0.55],
  [0.6, '#14120c', 0.3],
  [1, '#14120c', 0],
]);

/** The contact shadow under something `width` wide that stands at `cx`. */
export function shadow(cx: number, width: number): string {
  return ellipse(cx + edge.x, ground + 1, width / 2, 11, { fill: 'url(#s)' });
}

/** A blank: reeded edge, bright rim, sunken field. */
export function blank(cx: number, cy: number, r: number, light: Light, plain = false): string {
  const reeds = { 'stroke-width': 7, 'stroke-dasharray': '1.3 2', opacity: 0.7 };
  const none = { fill: 'none' };
  return (
    circle(cx + edge.x, cy + edge.y, r, { fill: 'url(#e)' }) +
    circle(cx + edge.x, cy + edge.y, r - 3.5, { ...none, stroke: light.deep, ...reeds }) +
    circle(cx, cy, r, { fill: 'url(#f)' }) +
    circle(cx, cy, r - 0.75, { ...none, stroke: 'url(#m)', 'stroke-width': 1.5 }) +
    circle(cx, cy, r - 8, { fill: 'url(#i)', stroke: 'url(#d)', 'stroke-width': 2.2 }) +
    (plain
      ? circle(cx, cy, r - 12, { ...none, stroke: light.shade, opacity: 0.6 })
      : beads(cx, cy, r - 12, light))
  );
}

function beads(cx: number, cy: number, r: number, light: Light): string {
  const dots = { fill: 'none', 'stroke-dasharray': '.1 4.6', 'stroke-linecap': 'round' };
  return (
    circle(cx, cy, r, { ...dots, stroke: light.deep, 'stroke-width': 2.6, opacity: 0.55 }) +
    circle(cx - 0.4, cy - 0.5, r, { ...dots, stroke: light.glint, 'stroke-width': 1.7 })
  );
}

/** `motif` in a field of radius `r`, cut off where the field ends. */
export function strike(motif: Motif, cx: number, cy: number, r: number, light: Light): string {
  const clip = el('clipPath', { id: 'k' }, circle(0, 0, 97));
  const place = `translate(${round(cx)} ${round(cy)})scale(${round(r / 100)})`;
  return clip + g({ transform: place, 'clip-path': 'url(#k)' }, drawMotif(motif, light));
}

/** Raised letters: a dark foot, a bright lip, and a face between the two. */
function raised(id: string, light: Light, content: string): string {
  return (
    el('defs', {}, content) +
    clone(id, { fill: light.deep, transform: 'translate(.9 1)', opacity: 0.75 }) +
    clone(id, { fill: light.glint, transform: 'translate(-.6 -.7)' }) +
    clone(id, { fill: light.shade })
  );
}

function onPath(id: string, words: string): string {
  return el('text', {}, el('textPath', { href: `#${id}`, startOffset: '50%' }, words));
}

/** Letters along the rim: `top` reads over the crown, `bottom` along the foot. */
export function legend(
  cx: number,
  cy: number,
  r: number,
  light: Light,
  top: string,
  bottom: string,
): string {
  const size = round(Math.min(15, 6.5 + r * 0.055));
  const rise = size * 0.36;
  const [low, high] = [r - rise, r + rise].map(round) as [number, number];
  const type = {
    'font-family': 'serif',
    'font-size': size,
    'font-weight': 700,
    'letter-spacing': round(size * 0.14),
    'text-anchor': 'middle',
  };
  return raised(
    'w',
    light,
    path(`M${round(cx - low)} ${round(cy)}a${low} ${low} 0 0 1 ${2 * low} 0`, { id: 't' }) +
      path(`M${round(cx - high)} ${round(cy)}a${high} ${high} 0 0 0 ${2 * high} 0`, { id: 'b' }) +
      g({ id: 'w', ...type }, onPath('t', top), onPath('b', bottom)),
  );
}
