/** Attributes by name; those that are undefined are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Two decimals are finer than a pixel at 800 px, and shorter than what arithmetic leaves behind. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** One element as text. Values come from this folder alone, so nothing needs escaping. */
export function el(name: string, attributes: Attributes = {}, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  const inside = children.join('');
  return inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`;
}

export function g(attributes: Attributes, ...children: string[]): string {
  return el('g', attributes, ...children);
}

/** Path data without the spaces and zeros that no reader of SVG needs. */
function terse(d: string): string {
  return d.replaceAll(' -', '-').replaceAll(/(^|[^\d.])0\./g, '$1.');
}

export function path(d: string, attributes: Attributes = {}): string {
  return el('path', { d: terse(d), ...attributes });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes = {}): string {
  return el('circle', { cx, cy, r, ...attributes });
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Attributes = {},
): string {
  return el('rect', { x, y, width, height, ...attributes });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  attributes: Attributes = {},
): string {
  return el('ellipse', { cx, cy, rx, ry, ...attributes });
}

export function clone(id: string, attributes: Attributes = {}): string {
  return el('use', { href: `#${id}`, ...attributes });
}

/** A color ramp: each stop is [offset 0..1, color, opacity]. */
export type Stops = readonly (readonly [number, string, number?])[];

function stops(list: Stops): string[] {
  return list.map(([offset, colour, opacity]) =>
    el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  );
}

/** A gradient across the box of what it fills, from the upper left unless told otherwise. */
export function linear(id: string, list: Stops, direction: Attributes = { x2: 1, y2: 1 }): string {
  return el('linearGradient', { id, ...direction }, ...stops(list));
}

export function radial(id: string, list: Stops, where: Attributes = {}): string {
  return el('radialGradient', { id, ...where }, ...stops(list));
}

/** The whole picture: 400 units square, transparent ground. */
export function picture(...children: string[]): string {
  const xmlns = 'http://www.w3.org/2000/svg';
  return el('svg', { xmlns, viewBox: '0 0 400 400', width: 400, height: 400 }, ...children);
}
