import { blank } from '../struck.ts';
import { circle, g, path, rect } from '../svg.ts';
import { block, clear, green, label, pale, plastic, steel, still } from './parts.ts';

const ring = (cx: number, cy: number, outer: number, inner: number, fill: string) =>
  circle(cx, cy, (outer + inner) / 2, {
    fill: 'none',
    stroke: fill,
    'stroke-width': outer - inner,
  });

const glassDisc = (cx: number, cy: number, r: number) =>
  circle(cx + 5, cy + 3, r, { fill: '#7c8488', opacity: 0.5 }) +
  circle(cx, cy, r, { fill: '#dfe3e4', opacity: 0.55 });

const glint = (cx: number, cy: number, r: number) =>
  circle(cx, cy, r, {
    fill: 'url(#g)',
    stroke: '#7c8488',
    'stroke-opacity': 0.8,
    'stroke-width': 1.5,
  }) +
  path(
    `M${cx - r * 0.72} ${cy - r * 0.1}A${r * 0.74} ${r * 0.74} 0 0 1 ${cx - r * 0.1} ${cy - r * 0.72}`,
    { fill: 'none', stroke: '#fff', 'stroke-width': 6, opacity: 0.85, 'stroke-linecap': 'round' },
  );

/** Tubes, capsules, holders and boxes, by supply item. */
export const storage: Readonly<Record<string, () => string>> = {
  tube: () =>
    still(
      170,
      rect(139, 118, 118, 250, { rx: 12, fill: '#e3e6e6', opacity: 0.7 }),
      clear(139, 118, 118, 250, 12),
      path('M154 150V350', {
        stroke: '#fff',
        'stroke-width': 7,
        opacity: 0.8,
        'stroke-linecap': 'round',
      }),
      block(132, 84, 132, 46, pale, 9),
      path(Array.from({ length: 14 }, (_, i) => `M${141 + i * 8.8} 92v30`).join(''), {
        stroke: '#9a978f',
        opacity: 0.6,
      }),
    ),
  capsule: () =>
    still(
      270,
      glassDisc(198, 218, 150),
      ring(198, 218, 150, 128, '#cfd4d6'),
      circle(198, 218, 128, { fill: '#f6f6f3', opacity: 0.6 }),
      glint(198, 218, 150),
      circle(198, 218, 126, { fill: 'none', stroke: '#7c8488', opacity: 0.6 }),
      label(198, 226, 24, '40.6 mm', '#4a4741'),
    ),
  'ring-capsule': () =>
    still(
      270,
      glassDisc(198, 218, 150),
      ring(198, 218, 142, 92, '#26292e'),
      circle(198, 218, 91, { fill: 'none', stroke: '#5a6068', 'stroke-width': 2 }),
      blank(198, 218, 88, steel),
      glint(198, 218, 150),
    ),
  'bar-holder': () =>
    still(
      220,
      rect(109, 54, 188, 316, { rx: 14, fill: '#7c8488', opacity: 0.5 }),
      rect(104, 51, 188, 316, { rx: 14, fill: '#e3e6e6', opacity: 0.8 }),
      rect(130, 80, 136, 258, {
        rx: 6,
        fill: 'url(#f)',
        stroke: steel.deep,
        'stroke-opacity': 0.5,
      }),
      rect(142, 92, 112, 234, { rx: 3, fill: 'url(#i)', stroke: 'url(#d)' }),
      label(198, 200, 34, '10 OZ', steel.deep),
      label(198, 228, 15, 'FINE SILVER', steel.deep),
      clear(104, 51, 188, 316, 14),
      path('M120 250L220 70', { stroke: '#fff', 'stroke-width': 12, opacity: 0.35 }),
    ),
  'monster-box': () =>
    still(
      330,
      block(48, 150, 300, 218, green),
      path('M62 178h272M62 352h272', { stroke: '#000', opacity: 0.25, 'stroke-width': 2 }),
      block(40, 112, 316, 46, green, 7),
      rect(150, 176, 96, 24, { rx: 12, fill: '#1b382d' }),
      label(198, 286, 62, '500', '#f4efe4', 'serif'),
      label(198, 316, 17, 'COINS', '#f4efe4'),
    ),
  'strap-kit': () =>
    still(
      270,
      g(
        { fill: 'none', stroke: '#e4dcc8', 'stroke-width': 20 },
        circle(190, 236, 112),
        circle(190, 236, 78),
      ),
      g(
        { fill: 'none', stroke: '#a99d82', 'stroke-width': 1.4 },
        circle(190, 236, 122),
        circle(190, 236, 101),
        circle(190, 236, 88),
        circle(190, 236, 67),
      ),
      block(250, 320, 46, 26, pale, 4),
      block(300, 336, 46, 26, pale, 4),
    ),
  'slab-box': () =>
    still(
      310,
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            block(78 + i * 50, 128, 40, 130, pale, 4) +
            rect(84 + i * 50, 136, 28, 24, {
              fill: ['#24466b', '#8e2f2b', '#24466b', '#2f5a49', '#8e2f2b'][i],
            }) +
            circle(98 + i * 50, 200, 13, { fill: 'url(#f)', stroke: steel.shade }),
        )
        .join(''),
      block(58, 222, 280, 146, plastic, 8),
      rect(140, 262, 116, 54, { rx: 4, fill: '#efe8d9' }),
      label(198, 297, 24, '20 SLABS'),
    ),
};
