import { lights, metalDefs } from './light.ts';
import { saintGaudens, fortuna, libertad, standingLiberty } from './motif/figures.ts';
import { lattice } from './pattern.ts';
import { edge, ground, shadow, shadowDefs, strike } from './struck.ts';
import { circle, el, linear, path, picture, rect } from './svg.ts';

const figures = [standingLiberty, saintGaudens, fortuna, libertad];

export const noteDenominations = ['half', '1', '2', '5', '10', '25', '50', '100'];

/** A note with gold leaf inside: the figure on the front, the guilloche on the back. */
export function drawNote(denomination: string, back = false): string {
  const light = lights.gold;
  const [x, y, w, h] = [118, 26, 160, ground - 28];
  const words = denomination === 'half' ? '½' : denomination;
  const size = words.length > 2 ? 21 : 26;
  const figure = figures[noteDenominations.indexOf(denomination) % figures.length] ?? saintGaudens;
  const type = {
    'font-family': 'serif',
    'font-weight': 700,
    'text-anchor': 'middle',
    fill: light.deep,
  };
  const corner = (cx: number, cy: number) =>
    circle(cx, cy, 19, { fill: '#f8edc9', stroke: light.deep, 'stroke-opacity': 0.5 }) +
    el('text', { ...type, x: cx, y: cy + size * 0.35, 'font-size': size }, words);
  return picture(
    el(
      'defs',
      {},
      metalDefs(light),
      shadowDefs,
      linear('p', [
        [0, '#fdf3cf'],
        [0.3, '#ecca6c'],
        [0.5, '#fbeab4'],
        [0.75, '#d9ab3e'],
        [1, '#f0d588'],
      ]),
    ),
    shadow(198, w * 1.2),
    rect(x + edge.x, y + edge.y, w, h, { rx: 3, fill: light.deep, opacity: 0.6 }),
    rect(x, y, w, h, { rx: 3, fill: 'url(#p)' }),
    rect(x + 7, y + 7, w - 14, h - 14, {
      rx: 2,
      fill: 'none',
      stroke: light.deep,
      'stroke-opacity': 0.65,
      'stroke-width': 1.4,
    }),
    rect(x + 11, y + 11, w - 22, h - 22, {
      rx: 2,
      fill: 'none',
      stroke: light.deep,
      'stroke-opacity': 0.4,
    }),
    lattice(x + 12, back ? y + 60 : y + 246, w - 24, back ? 226 : 52, light),
    back ? '' : strike({ reliefs: figure.reliefs }, 198, y + 145, 70, light),
    corner(x + 28, y + 28) + corner(x + w - 28, y + h - 28),
    el('text', { ...type, x: 212, y: y + 33, 'font-size': 12, 'letter-spacing': 1.2 }, 'GOLDBACK'),
    el(
      'text',
      { ...type, x: 184, y: y + h - 22, 'font-size': 10, 'letter-spacing': 1 },
      '24 KARAT GOLD',
    ),
    path(`M${x + 20} ${y + 54}h${w - 40}`, { stroke: light.deep, opacity: 0.5 }),
  );
}
