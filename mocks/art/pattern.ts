import type { Light } from './light.ts';
import { circle, el, g, path, round, clone } from './svg.ts';

/** Crossing sine waves in a panel: the guilloche of a minted bar, or a rainbow where light splits. */
export function lattice(
  x: number,
  y: number,
  w: number,
  h: number,
  light: Light,
  rainbow = false,
): string {
  const rows = Math.max(3, Math.min(9, Math.round((9 * h) / w)));
  const wave = (row: number, sign: number) => {
    const step = w / 6;
    const at = y + ((row + 0.5) * h) / rows;
    const rise = sign * (h / rows) * 0.9;
    return `M${round(x)} ${round(at)}q${round(step / 2)} ${round(-rise)} ${round(step)} 0${`t${round(step)} 0`.repeat(5)}`;
  };
  const rows9 = Array.from({ length: rows }, (_, row) => row);
  const up = rows9.map((row) => wave(row, 1)).join('');
  const down = rows9.map((row) => wave(row, -1)).join('');
  const line = { id: 'v', fill: 'none', 'stroke-width': 0.9 };
  const spectrum = ['#d98b8b', '#d9c38b', '#8fc79a', '#86b4d6', '#b199d3'];
  const split = spectrum.map((stroke, i) =>
    circle(x + w / 2, y + h / 2, w * (0.4 - i * 0.075), {
      fill: 'none',
      stroke,
      'stroke-width': w * 0.06,
      opacity: 0.42,
    }),
  );
  return g(
    {},
    el('defs', {}, path(up + down, line)),
    clone('v', { stroke: light.glint, transform: 'translate(.7 .8)', opacity: 0.8 }),
    clone('v', { stroke: light.shade, opacity: 0.75 }),
    rainbow ? split.join('') : emblem(x + w / 2, y + h / 2, Math.min(w, h) * 0.34, light),
  );
}

/** A plain cartouche that keeps the middle of a guilloche quiet. */
function emblem(cx: number, cy: number, r: number, light: Light): string {
  const petals = Array.from({ length: 12 }, (_, index) =>
    el('ellipse', {
      cx,
      cy: cy - r * 0.5,
      rx: r * 0.2,
      ry: r * 0.42,
      transform: `rotate(${index * 30} ${round(cx)} ${round(cy)})`,
    }),
  );
  return (
    circle(cx, cy, r, { fill: 'url(#m)', filter: 'url(#r)' }) +
    g(
      { fill: 'none', stroke: light.shade, 'stroke-width': 0.8 },
      circle(cx, cy, r * 0.92),
      ...petals,
    )
  );
}

/** The rings that metal leaves as it cools in an open mould. */
export function waves(
  frame: { x: number; y: number; w: number; h: number },
  inset: number,
  light: Light,
): string {
  const { x, y, w, h } = frame;
  return [0, 1, 2]
    .map((index) => {
      const d = inset + index * w * 0.045;
      const box = {
        x: x + d,
        y: y + d,
        width: w - 2 * d,
        height: h - 2 * d,
        rx: w * 0.16 - index * 3,
        fill: 'none',
      };
      return el('rect', { ...box, stroke: light.shade, opacity: 0.28 - index * 0.06 });
    })
    .join('');
}
