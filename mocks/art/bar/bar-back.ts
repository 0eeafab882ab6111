import { fine, purityOf } from '../inscription.ts';
import { lights, metalDefs } from '../light.ts';
import { lattice } from '../pattern.ts';
import { edge, ground, shadow, shadowDefs } from '../struck.ts';
import { circle, el, g, path, picture, rect, round } from '../svg.ts';
import { barFrame, serial, slab, stamps } from './bar.ts';
import type { Bar } from './bar.ts';

const sealed = /gram|1-oz|1-2-oz/;

/** The assay side: small minted bars in their certificate card, others with a patterned back. */
export function drawBarBack(bar: Bar): string {
  const minted = !['cast', 'poured', 'vintage'].includes(bar.style);
  return minted && bar.size.grams <= 100 && sealed.test(bar.size.slug) ? card(bar) : plainBack(bar);
}

function plainBack(bar: Bar): string {
  const { metal, style, size } = bar;
  const light = lights[metal];
  const frame = barFrame(size.grams, 0.56);
  const { x, y, w, h } = frame;
  const d = w * 0.08;
  return picture(
    el('defs', {}, metalDefs(light), shadowDefs),
    shadow(198, w * 1.16),
    slab(frame, style === 'cast' ? 14 : w * 0.05, light),
    rect(x + d, y + d, w - 2 * d, h - 2 * d, {
      rx: 6,
      fill: 'url(#i)',
      stroke: 'url(#d)',
      'stroke-width': 1.6,
    }),
    lattice(x + d, y + d, w - 2 * d, h * 0.7, light),
    stamps(198, w, light, [
      [fine[metal], y + h * 0.84, 0.1],
      [`${size.label} · ${purityOf(metal, '')}`, y + h * 0.91, 0.085],
    ]),
  );
}

/** A certificate card with the bar in its window, back out. */
function card(bar: Bar): string {
  const { metal, style, size } = bar;
  const light = lights[metal];
  const [x, y, w, h] = [86, 22, 224, ground - 24];
  const tall = Math.min(150, 62 + 40 * Math.log10(size.grams));
  const small = { x: 198 - tall * 0.29, y: y + 128 - tall / 2, w: tall * 0.58, h: tall };
  const row = (at: number, label: string, value: string) =>
    cardRow({ x: x + 22, y: at, w: w - 44 }, label, value, light.shade);
  return picture(
    el('defs', {}, metalDefs(light), shadowDefs),
    shadow(198, w * 1.1),
    rect(x + edge.x, y + edge.y, w, h, { rx: 12, fill: '#b9b3a4' }),
    rect(x, y, w, h, { rx: 12, fill: '#f6f2e8', stroke: '#d8d1c1' }),
    path(`M${x} ${y + 34}h${w}`, { stroke: light.shade, 'stroke-width': 2 }),
    el(
      'text',
      {
        x: 198,
        y: y + 23,
        'font-family': 'serif',
        'font-size': 14,
        'font-weight': 700,
        'letter-spacing': 2,
        'text-anchor': 'middle',
        fill: '#1b1a17',
      },
      'ASSAY CERTIFICATE',
    ),
    rect(small.x - 12, small.y - 12, small.w + 24, small.h + 24, {
      rx: 8,
      fill: '#e6dfd0',
      stroke: '#cfc7b5',
    }),
    slab(small, 4, light),
    lattice(small.x + 4, small.y + 4, small.w - 8, small.h - 8, light),
    path(
      `M${round(small.x - 8)} ${round(small.y + small.h * 0.5)}L${round(small.x + small.w * 0.5)} ${round(small.y - 8)}`,
      { stroke: '#fff', 'stroke-width': 7, opacity: 0.35 },
    ),
    row(y + 236, 'Metal', fine[metal]),
    row(y + 258, 'Weight', size.label),
    row(y + 280, 'Purity', purityOf(metal, '')),
    row(y + 302, 'Serial', serial(style + size.slug)),
    g(
      { fill: 'none', stroke: '#4a4741' },
      path(`M${x + 24} ${y + 332}c10-16 12 8 20-4s10 6 18-2 12 2 26-3`),
      circle(x + w - 36, y + 327, 10, { stroke: light.shade, 'stroke-width': 2 }),
      circle(x + w - 36, y + 327, 6.5, { stroke: light.shade }),
    ),
  );
}

/** A label at the left, its value at the right, and a line below both. */
function cardRow(
  { x, y, w }: { x: number; y: number; w: number },
  label: string,
  value: string,
  stroke: string,
): string {
  const left = { 'font-family': 'sans-serif', 'font-size': 10.5, fill: '#4a4741' };
  const right = { 'text-anchor': 'end', 'font-weight': 700, fill: '#1b1a17' };
  return (
    el('text', { ...left, x, y }, label) +
    el('text', { ...left, x: x + w, y, ...right }, value) +
    path(`M${x} ${y + 6}h${w}`, { stroke, opacity: 0.5, 'stroke-width': 0.8 })
  );
}
