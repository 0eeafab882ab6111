import { blank } from '../struck.ts';
import { circle, ellipse, path, rect } from '../svg.ts';
import { block, brass, card, label, plastic, steel, still } from './parts.ts';

const knob = (cx: number, cy: number, r: number) =>
  circle(cx, cy, r, { fill: 'url(#f)', stroke: steel.deep, 'stroke-opacity': 0.6 });

const screen = (x: number, y: number, w: number, h: number, words: string) =>
  rect(x, y, w, h, { rx: 4, fill: '#c9d6c3', stroke: '#15181c', 'stroke-width': 2 }) +
  label(x + w / 2, y + h * 0.72, h * 0.62, words, '#1c2a1c', 'monospace');

/** Tools to test and handle metal, by supply item. */
export const tools: Readonly<Record<string, () => string>> = {
  verifier: () =>
    still(
      300,
      block(66, 190, 264, 178, plastic, 16),
      rect(88, 212, 150, 74, { rx: 5, fill: '#c9d6c3', stroke: '#15181c', 'stroke-width': 2 }),
      path('M100 262h126', { stroke: '#1c2a1c', 'stroke-width': 1.5 }),
      path('M142 232V262M184 232V262', { stroke: '#1c2a1c', 'stroke-width': 3 }),
      rect(150, 238, 26, 20, { fill: '#1c2a1c' }),
      [0, 1, 2].map((i) => rect(88 + i * 52, 306, 42, 20, { rx: 6, fill: '#5b626c' })).join(''),
      circle(282, 250, 32, { fill: '#15181c', stroke: '#6a717b', 'stroke-width': 3 }),
      circle(282, 250, 20, { fill: 'none', stroke: '#6a717b' }),
      blank(282, 150, 56, brass),
      label(198, 352, 13, 'PRECIOUS METAL VERIFIER', '#c9c2b4'),
    ),
  scale: () =>
    still(
      310,
      block(58, 262, 280, 106, plastic, 14),
      screen(82, 292, 140, 46, '31.10 g'),
      [0, 1].map((i) => circle(256 + i * 44, 315, 15, { fill: '#5b626c' })).join(''),
      rect(182, 236, 32, 30, { fill: '#22262c' }),
      ellipse(202, 234, 128, 22, { fill: steel.deep }),
      ellipse(198, 228, 128, 22, { fill: 'url(#f)', stroke: steel.shade }),
      ellipse(198, 227, 112, 17, { fill: 'url(#i)' }),
      blank(198, 148, 68, steel),
    ),
  caliper: () =>
    still(
      300,
      rect(44, 150, 312, 30, { rx: 3, fill: 'url(#f)', stroke: steel.deep, 'stroke-opacity': 0.5 }),
      path(
        Array.from({ length: 27 }, (_, i) => `M${64 + i * 10.6} 180v${i % 5 ? -8 : -14}`).join(''),
        { stroke: steel.deep },
      ),
      path('M44 140H92V196L80 340H66L60 210L44 196Z', {
        fill: 'url(#f)',
        stroke: steel.deep,
        'stroke-opacity': 0.6,
      }),
      path('M204 140H316V206H246L236 340H222L204 206Z', {
        fill: 'url(#f)',
        stroke: steel.deep,
        'stroke-opacity': 0.6,
      }),
      screen(222, 148, 84, 34, '40.6'),
      blank(151, 276, 66, steel),
      knob(302, 212, 12),
    ),
  loupe: () =>
    still(
      260,
      path('M254 284L316 346', {
        stroke: '#22262c',
        'stroke-width': 26,
        'stroke-linecap': 'round',
      }),
      path('M252 278L312 338', { stroke: '#6a717b', 'stroke-width': 4, 'stroke-linecap': 'round' }),
      circle(176, 206, 104, { fill: '#e9eef0', opacity: 0.6 }),
      circle(180, 209, 104, { fill: 'none', stroke: steel.deep, 'stroke-width': 20 }),
      circle(176, 206, 104, { fill: 'none', stroke: 'url(#f)', 'stroke-width': 18 }),
      circle(176, 206, 94, { fill: 'url(#g)' }),
      path('M112 190A70 70 0 0 1 170 138', {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 9,
        'stroke-linecap': 'round',
      }),
      label(176, 224, 46, '10×', steel.shade, 'serif'),
    ),
  magnet: () =>
    still(
      310,
      path('M52 366L320 176L346 210L130 366Z', { fill: '#8a6343' }),
      path('M52 366L320 176L326 184L62 370Z', { fill: '#b58b67' }),
      path('M130 366L346 210V366Z', { fill: '#513823' }),
      path(
        'M96 330l24-17 12 16-24 17ZM146 295l24-17 12 16-24 17ZM196 260l24-17 12 16-24 17ZM246 224l24-17 12 16-24 17Z',
        { fill: steel.body, stroke: steel.deep, 'stroke-opacity': 0.6 },
      ),
      blank(208, 170, 66, steel),
    ),
  gloves: () =>
    still(
      260,
      [0, 96]
        .map(
          (dx) =>
            path(
              `M${96 + dx} 366V250C${80 + dx} 230 ${70 + dx} 206 ${72 + dx} 190C${84 + dx} 180 ${92 + dx} 204 ${102 + dx} 212V98C${104 + dx} 84 ${120 + dx} 84 ${122 + dx} 98V168V78C${124 + dx} 64 ${142 + dx} 64 ${143 + dx} 78V168V90C${145 + dx} 76 ${162 + dx} 78 ${163 + dx} 92V176V120C${165 + dx} 108 ${180 + dx} 110 ${181 + dx} 124V260C${180 + dx} 290 ${174 + dx} 310 ${174 + dx} 366Z`,
              { fill: dx ? '#f3f1ea' : '#e6e2d7', stroke: '#b3ada0', 'stroke-width': 1.6 },
            ) +
            path(
              `M${96 + dx} 330h78M${96 + dx} 342h78M${122 + dx} 168v40M${143 + dx} 168v34M${163 + dx} 176v30`,
              { stroke: '#b3ada0' },
            ),
        )
        .join(''),
    ),
  tongs: () =>
    still(
      260,
      path('M70 130C150 132 260 190 330 250L322 262C250 214 150 168 66 160Z', {
        fill: 'url(#f)',
        stroke: steel.deep,
        'stroke-opacity': 0.6,
      }),
      path('M66 150C140 170 240 260 292 330L280 338C220 270 140 204 64 172Z', {
        fill: 'url(#m)',
        stroke: steel.deep,
        'stroke-opacity': 0.6,
      }),
      block(48, 128, 38, 46, plastic, 10),
      blank(314, 308, 58, brass),
    ),
  torch: () =>
    still(
      310,
      block(164, 296, 176, 60, plastic, 12),
      block(102, 278, 70, 90, plastic, 10),
      path('M102 288L30 236V366H102Z', { fill: '#8b6fd0', opacity: 0.28 }),
      rect(94, 282, 12, 82, { rx: 4, fill: '#b9a5ea' }),
      path(Array.from({ length: 9 }, (_, i) => `M${214 + i * 12} 304v44`).join(''), {
        stroke: '#6a717b',
        'stroke-width': 3,
      }),
      rect(184, 290, 22, 10, { rx: 4, fill: '#8e2f2b' }),
    ),
  'acid-kit': () =>
    still(
      310,
      ['#b98a2e', '#8d969f', '#7c8f92']
        .map(
          (fill, i) =>
            rect(82 + i * 82, 160, 66, 120, { rx: 8, fill: '#f2eee3', stroke: '#918d85' }) +
            rect(86 + i * 82, 200, 58, 76, { rx: 5, fill, opacity: 0.75 }) +
            block(96 + i * 82, 128, 38, 36, plastic, 5) +
            rect(86 + i * 82, 214, 58, 34, { fill: '#fffaf0' }) +
            label(115 + i * 82, 238, 19, ['14K', '925', '22K'][i] ?? ''),
        )
        .join(''),
      block(56, 272, 284, 96, card, 6),
      rect(78, 296, 132, 46, { rx: 3, fill: '#2b2b2a' }),
      path('M94 330L180 308M104 336L196 316', { stroke: brass.light, 'stroke-width': 3 }),
      label(272, 326, 18, 'TEST KIT'),
    ),
  gauge: () =>
    still(
      290,
      block(74, 92, 248, 276, [brass.light, brass.shade, brass.glint], 10),
      rect(96, 114, 204, 232, { rx: 6, fill: 'none', stroke: brass.shade, 'stroke-width': 1.6 }),
      circle(198, 196, 60, { fill: '#3a2c10' }),
      circle(201, 199, 60, { fill: 'none', stroke: brass.glint, 'stroke-width': 2 }),
      rect(118, 280, 160, 14, { rx: 7, fill: '#3a2c10' }),
      label(198, 330, 20, '1 OZ COIN', brass.deep),
    ),
};
