import { faceOf, fine, legendOf, purityOf, symbols } from './inscription.ts';
import { lights, metalDefs } from './light.ts';
import type { Light } from './light.ts';
import type { Motif } from './motif/motif.ts';
import { laurel } from './motif/plants.ts';
import { diameterOf } from './size.ts';
import type { Size } from './size.ts';
import { blank, ground, legend, shadow, shadowDefs, strike } from './struck.ts';
import type { ArtMetal } from './subject.ts';
import { el, g, picture, round } from './svg.ts';

/** A coin or round as a key names it. */
export interface Struck {
  form: 'coin' | 'round';
  metal: ArtMetal;
  name: string;
  motif: Motif;
  size: Size;
  proof: boolean;
}

/**
 * Radius on the page for a diameter in mm. Coins up to a crown are drawn nearly to scale, a little
 * compressed so that a tenth of an ounce stays legible; the largest fill the frame.
 */
export function coinRadius(mm: number): number {
  return mm <= 42 ? 160 * (mm / 40.6) ** 0.72 : Math.min(184, 160 + (mm - 40.6) * 0.42);
}

/** The side with the motif. */
export function drawCoin(coin: Struck): string {
  const { metal, name, motif, size } = coin;
  const words = coin.form === 'round' ? fine[metal] : legendOf(name, metal);
  const foot = size.slug.includes('-')
    ? `${size.label} ${words === fine[metal] ? purityOf(metal, name, size) : fine[metal]}`
    : size.label;
  return stand(
    coin,
    words,
    foot,
    (cx, cy, r, light) =>
      strike(motif, cx, cy, r - 31, light) +
      (name === 'wreath' ? middle(cx, cy, r, light, [[symbols[metal], 0.62, 0.2]]) : ''),
  );
}

/** The back: weight, metal, purity and, on coins, the face value. */
export function drawCoinBack(coin: Struck): string {
  const { metal, name, size, form } = coin;
  const face = form === 'coin' ? faceOf(name, metal, size) : undefined;
  const [amount = '', ...unit] = size.label.split(' ');
  const wreath: Motif = { reliefs: [laurel(82, 9)] };
  return stand(
    coin,
    face ?? fine[metal],
    `${fine[metal]} ${purityOf(metal, name, size)}`,
    (cx, cy, r, light) =>
      strike(wreath, cx, cy, r - 31, light) +
      middle(cx, cy, r, light, [
        [amount, Math.min(0.56, 1.3 / amount.length), 0.1],
        [unit.join(' '), unit.join('').length > 5 ? 0.13 : 0.2, 0.34],
      ]),
  );
}

type Draw = (cx: number, cy: number, r: number, light: Light) => string;

function stand(coin: Struck, top: string, bottom: string, draw: Draw): string {
  const { metal, size, proof, form } = coin;
  const light = lights[metal];
  const r = coinRadius(diameterOf(size, metal));
  const [cx, cy] = [198, ground - r - 2];
  return picture(
    el('defs', {}, metalDefs(light, proof), shadowDefs),
    shadow(cx, r * 1.6),
    blank(cx, cy, r, light, form === 'round'),
    draw(cx, cy, r, light),
    legend(cx, cy, r - 24, light, top, bottom),
  );
}

/** Lines of text in the middle: words, height as a part of the radius, and drop below center. */
type Line = readonly [words: string, height: number, drop: number];

function middle(cx: number, cy: number, r: number, light: Light, lines: readonly Line[]): string {
  const texts = lines.map(([words, height, drop]) =>
    el('text', { x: round(cx), y: cy + r * drop, 'font-size': r * height }, words),
  );
  const type = { 'font-family': 'serif', 'font-weight': 700, 'text-anchor': 'middle' };
  return g(
    { ...type, fill: 'url(#m)', filter: 'url(#r)', stroke: light.shade, 'stroke-width': 0.6 },
    ...texts,
  );
}
