import { lights, metalDefs } from '../light.ts';
import { edge, ground, shadow, shadowDefs } from '../struck.ts';
import { el, linear, picture, rect } from '../svg.ts';

export const steel = lights.silver;
export const brass = lights.gold;

/** What a supply is made of: face, shade, and the line of light along its upper edge. */
export type Stuff = readonly [face: string, shade: string, shine: string];

export const plastic: Stuff = ['#3b4048', '#22262c', '#6a717b'];
export const pale: Stuff = ['#ecebe6', '#bdbab2', '#ffffff'];
export const card: Stuff = ['#efe8d9', '#c4b9a2', '#fffaf0'];
export const wood: Stuff = ['#8a6343', '#513823', '#b58b67'];
export const leather: Stuff = ['#5a2630', '#33121a', '#86444f'];
export const cloth: Stuff = ['#2f4064', '#1a253d', '#536893'];
export const green: Stuff = ['#2f5a49', '#1b382d', '#4f7f6b'];

const glass = linear('g', [
  [0, '#fff', 0.75],
  [0.3, '#fff', 0.2],
  [0.6, '#9aa5ab', 0.14],
  [1, '#4f585d', 0.4],
]);

/** A picture with steel's light, clear plastic `g`, and something `width` wide on the shelf. */
export function still(width: number, ...children: string[]): string {
  return picture(
    el('defs', {}, metalDefs(steel), shadowDefs, glass),
    shadow(198, width),
    ...children,
  );
}

/** A box of some stuff, with the edge that everything here shows. */
export function block(x: number, y: number, w: number, h: number, stuff: Stuff, rx = 8): string {
  const [face, shade, shine] = stuff;
  return (
    rect(x + edge.x, y + edge.y, w, h, { rx, fill: shade }) +
    rect(x, y, w, h, { rx, fill: face }) +
    rect(x + 1, y + 1, w - 2, h - 2, {
      rx: rx - 1,
      fill: 'none',
      stroke: shine,
      'stroke-opacity': 0.55,
      'stroke-width': 1.4,
    })
  );
}

/** A block that stands on the shelf, centered. */
export function standing(w: number, h: number, stuff: Stuff, rx = 8): string {
  return block(198 - w / 2, ground - 2 - h, w, h, stuff, rx);
}

export function label(
  x: number,
  y: number,
  size: number,
  words: string,
  fill = '#1b1a17',
  family = 'sans-serif',
): string {
  return el(
    'text',
    {
      x,
      y,
      'font-family': family,
      'font-size': size,
      'font-weight': 700,
      'text-anchor': 'middle',
      fill,
    },
    words,
  );
}

/** Something clear over what was drawn before it. */
export function clear(x: number, y: number, w: number, h: number, rx: number): string {
  return rect(x, y, w, h, { rx, fill: 'url(#g)', stroke: '#7c8488', 'stroke-opacity': 0.7 });
}
