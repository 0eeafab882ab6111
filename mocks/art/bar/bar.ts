import { fine, purityOf } from '../inscription.ts';
import { lights, metalDefs } from '../light.ts';
import type { Light } from '../light.ts';
import type { Motif } from '../motif/motif.ts';
import { lattice, waves } from '../pattern.ts';
import type { Size } from '../size.ts';
import { edge, ground, shadow, shadowDefs, strike } from '../struck.ts';
import type { ArtMetal } from '../subject.ts';
import { circle, el, ellipse, g, path, picture, rect, round } from '../svg.ts';

/** A bar as a key names it. */
export interface Bar {
  metal: ArtMetal;
  style: string;
  motif: Motif | undefined;
  size: Size;
}

/** The outline of a bar on the page; its foot is at `ground`. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Height grows with the logarithm of the weight: a gram stays visible beside a kilo. */
export function barFrame(grams: number, wide = 0.58): Frame {
  const h = Math.min(352, 136 + 60 * Math.log10(grams));
  const w = h * wide;
  return { x: 198 - w / 2, y: ground - 2 - h, w, h };
}

/** Digits that look like a serial number and are the same every time. */
export function serial(text: string): string {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 899_981;
  return String(100_019 + hash);
}

/** A slab with its lit face and the edge that shows at the right and below. */
export function slab({ x, y, w, h }: Frame, corner: number, light: Light): string {
  return (
    rect(x + edge.x, y + edge.y, w, h, { rx: corner, fill: 'url(#e)' }) +
    rect(x, y, w, h, { rx: corner, fill: 'url(#f)' }) +
    rect(x + 0.75, y + 0.75, w - 1.5, h - 1.5, {
      rx: corner,
      fill: 'none',
      stroke: light.glint,
      'stroke-width': 1.5,
      opacity: 0.9,
    })
  );
}

/** A line of stamped text: words, baseline, and size as a part of the width. */
export type Stamp = readonly [words: string, y: number, size: number];

/** Sunk letters: light catches the lower lip. */
export function stamps(cx: number, w: number, light: Light, lines: readonly Stamp[]): string {
  const write = lines
    .filter(([words]) => words)
    .map(([words, y, size]) =>
      el(
        'text',
        {
          x: round(cx),
          y,
          'font-size': Math.min(w * size, (w * 1.42) / Math.max(words.length, 1)),
        },
        words,
      ),
    )
    .join('');
  const type = {
    'font-family': 'sans-serif',
    'font-weight': 700,
    'letter-spacing': 0.6,
    'text-anchor': 'middle',
  };
  return (
    g({ ...type, fill: light.glint, transform: 'translate(.8 .9)' }, write) +
    g({ ...type, fill: light.deep, opacity: 0.82 }, write)
  );
}

/** The face of a bar: what it is stamped with, and how it was made. */
export function drawBar(bar: Bar): string {
  const { w } = barFrame(bar.size.grams);
  return picture(
    el('defs', {}, metalDefs(lights[bar.metal]), shadowDefs),
    shadow(198, w * 1.16),
    barFace(bar),
  );
}

/** The bar itself, for pictures that hold more than one. */
export function barFace(bar: Bar): string {
  if (bar.style === 'cast') return castBar(bar);
  if (bar.style === 'poured') return pouredBar(bar);
  if (bar.style === 'vintage') return vintageBar(bar);
  return mintedBar(bar);
}

/** Lays one part of a bar on the other. */
function layers(...parts: string[]): string {
  return parts.join('');
}

function side(d: string, fill: string): string {
  return path(d, { fill });
}

function mintedBar(bar: Bar): string {
  const { metal, motif, size, style } = bar;
  const light = lights[metal];
  const frame = barFrame(size.grams);
  const { x, y, w, h } = frame;
  const inset = w * 0.07;
  const panel = { x: x + inset, y: y + inset, width: w - 2 * inset };
  const top = h * 0.54;
  const art = motif
    ? strike(motif, 198, y + inset + top * 0.5, Math.min(w * 0.4, top * 0.48), light)
    : lattice(panel.x, panel.y, panel.width, top, light, style === 'kinebar');
  return layers(
    slab(frame, w * 0.05, light),
    rect(panel.x, panel.y, panel.width, h - 2 * inset, {
      rx: w * 0.03,
      fill: 'url(#i)',
      stroke: 'url(#d)',
      'stroke-width': 1.6,
    }),
    art,
    stamps(198, w, light, [
      [size.label, y + h * 0.73, 0.23],
      [fine[metal], y + h * 0.815, 0.098],
      [purityOf(metal, ''), y + h * 0.875, 0.098],
      [`No ${serial(style + size.slug)}`, y + h * 0.93, 0.07],
    ]),
  );
}

function castBar(bar: Bar): string {
  const { metal, size, style } = bar;
  const light = lights[metal];
  const frame = barFrame(size.grams, 0.56);
  const { x, y, w, h } = frame;
  const b = w * 0.09;
  return layers(
    rect(x + edge.x, y + edge.y, w, h, { rx: 14, fill: 'url(#e)' }),
    el('clipPath', { id: 'o' }, rect(x, y, w, h, { rx: 14 })),
    g(
      { 'clip-path': 'url(#o)' },
      rect(x, y, w, h, { fill: light.body }),
      side(
        `M${round(x)} ${round(y)}h${round(w)}l${round(-b)} ${round(b)}h${round(2 * b - w)}z`,
        light.glint,
      ),
      side(
        `M${round(x)} ${round(y)}v${round(h)}l${round(b)} ${round(-b)}v${round(2 * b - h)}z`,
        light.light,
      ),
      side(
        `M${round(x + w)} ${round(y)}v${round(h)}l${round(-b)} ${round(-b)}v${round(2 * b - h)}z`,
        light.shade,
      ),
      side(
        `M${round(x)} ${round(y + h)}h${round(w)}l${round(-b)} ${round(-b)}h${round(2 * b - w)}z`,
        light.deep,
      ),
      rect(x + b * 0.8, y + b * 0.8, w - b * 1.6, h - b * 1.6, { rx: 10, fill: 'url(#f)' }),
      waves(frame, b * 1.5, light),
    ),
    hallmark(198, y + h * 0.24, w * 0.2, light, serial(style + size.slug).slice(0, 2)),
    stamps(198, w, light, [
      [size.label, y + h * 0.54, 0.2],
      [fine[metal], y + h * 0.64, 0.1],
      [purityOf(metal, ''), y + h * 0.71, 0.115],
      [serial(style + size.slug), y + h * 0.82, 0.085],
    ]),
  );
}

/** A round punch with an assayer's initials. */
function hallmark(cx: number, cy: number, r: number, light: Light, sign: string): string {
  return (
    circle(cx, cy, r, { fill: light.body, opacity: 0.55, stroke: 'url(#d)', 'stroke-width': 2 }) +
    circle(cx, cy, r * 0.8, {
      fill: 'none',
      stroke: light.deep,
      opacity: 0.5,
      'stroke-dasharray': '1.5 3',
    }) +
    stamps(cx, r * 2, light, [
      [sign === '' ? 'A' : 'ASSAY', cy - r * 0.02, 0.24],
      ['· · ·', cy + r * 0.4, 0.3],
    ])
  );
}

function pouredBar(bar: Bar): string {
  const { metal, size, style } = bar;
  const light = lights[metal];
  const { x, y, w, h } = barFrame(size.grams, 0.54);
  const p = (fx: number, fy: number) => `${round(x + w * fx)} ${round(y + h * fy)}`;
  const outline = `M${p(0.08, 0.02)}C${p(0.3, -0.012)} ${p(0.72, 0.012)} ${p(0.93, 0.015)}C${p(1.02, 0.05)} ${p(0.975, 0.3)} ${p(0.99, 0.5)}C${p(1.01, 0.74)} ${p(0.985, 0.9)} ${p(0.93, 0.985)}C${p(0.7, 1.012)} ${p(0.3, 0.99)} ${p(0.07, 0.985)}C${p(-0.02, 0.93)} ${p(0.02, 0.7)} ${p(0.01, 0.5)}C${p(-0.01, 0.3)} ${p(-0.01, 0.08)} ${p(0.08, 0.02)}Z`;
  const ripple = (part: number) =>
    ellipse(198, y + h * 0.5, w * 0.44 * part, h * 0.46 * part, {
      fill: 'none',
      stroke: light.shade,
      opacity: 0.35,
      'stroke-width': 1.3,
    }) +
    ellipse(199, y + h * 0.5 + 1.2, w * 0.44 * part, h * 0.46 * part, {
      fill: 'none',
      stroke: light.glint,
      opacity: 0.7,
    });
  return layers(
    path(outline, { fill: 'url(#e)', transform: `translate(${edge.x} ${edge.y})` }),
    path(outline, { fill: 'url(#f)', filter: 'url(#r)' }),
    [1, 0.86, 0.7].map(ripple).join(''),
    rect(198 - w * 0.3, y + h * 0.3, w * 0.6, h * 0.4, {
      rx: 5,
      fill: light.light,
      opacity: 0.6,
      stroke: 'url(#d)',
    }),
    stamps(198, w, light, [
      ['HAND POURED', y + h * 0.385, 0.066],
      [size.label, y + h * 0.5, 0.17],
      [fine[metal], y + h * 0.58, 0.08],
      [purityOf(metal, ''), y + h * 0.65, 0.09],
      [serial(style + size.slug), y + h * 0.88, 0.07],
    ]),
  );
}

function vintageBar(bar: Bar): string {
  const { metal, size, style } = bar;
  const light = lights[metal];
  const frame = barFrame(size.grams, 0.55);
  const { x, y, w, h } = frame;
  return layers(
    slab(frame, w * 0.035, light),
    rect(x + w * 0.06, y + w * 0.06, w * 0.88, h - w * 0.12, {
      rx: 4,
      fill: 'none',
      stroke: 'url(#d)',
      'stroke-width': 1.4,
    }),
    ellipse(198, y + h * 0.25, w * 0.34, h * 0.115, {
      fill: 'url(#i)',
      stroke: 'url(#d)',
      'stroke-width': 2,
    }),
    ellipse(198, y + h * 0.25, w * 0.3, h * 0.1, {
      fill: 'none',
      stroke: light.deep,
      opacity: 0.5,
      'stroke-width': 0.8,
    }),
    stamps(198, w, light, [
      ['REFINERS', y + h * 0.245, 0.09],
      ['1842', y + h * 0.29, 0.075],
      [size.label, y + h * 0.55, 0.22],
      [fine[metal], y + h * 0.65, 0.11],
      [purityOf(metal, ''), y + h * 0.725, 0.12],
      [`P ${serial(style + size.slug)}`, y + h * 0.89, 0.085],
    ]),
  );
}
