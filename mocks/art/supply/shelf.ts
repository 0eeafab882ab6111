import { blank } from '../struck.ts';
import { circle, ellipse, path, rect } from '../svg.ts';
import {
  block,
  brass,
  card,
  cloth,
  label,
  leather,
  pale,
  plastic,
  standing,
  steel,
  still,
  wood,
} from './parts.ts';

/** Albums, books, safes and gifts, by supply item. */
export const shelf: Readonly<Record<string, () => string>> = {
  pouch: () =>
    still(
      240,
      path(
        'M122 138C70 220 64 330 108 362C160 374 250 374 296 362C338 330 330 220 276 138C250 150 150 150 122 138Z',
        { fill: cloth[0] },
      ),
      path('M276 138C330 220 338 330 296 362C250 374 200 373 190 372C270 340 286 230 252 146Z', {
        fill: cloth[1],
        opacity: 0.7,
      }),
      path(
        'M122 138C104 112 96 92 104 80C150 96 246 96 292 80C300 92 294 112 276 138C250 150 150 150 122 138Z',
        { fill: cloth[2] },
      ),
      path('M118 142C160 158 240 158 280 142', {
        fill: 'none',
        stroke: brass.light,
        'stroke-width': 6,
      }),
      path('M262 150C286 176 280 206 296 226M252 152C262 184 252 206 262 236', {
        fill: 'none',
        stroke: brass.body,
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }),
      path('M140 170C124 230 122 290 134 344M200 172C196 230 196 300 200 356', {
        fill: 'none',
        stroke: cloth[1],
        'stroke-width': 3,
        opacity: 0.6,
      }),
    ),
  safe: () =>
    still(
      290,
      block(68, 88, 260, 276, plastic, 12),
      rect(92, 112, 212, 228, { rx: 6, fill: '#2b2f36', stroke: '#6a717b', 'stroke-width': 2 }),
      circle(198, 226, 52, { fill: 'url(#f)', stroke: steel.deep }),
      circle(198, 226, 36, { fill: 'url(#i)', stroke: 'url(#d)', 'stroke-width': 2 }),
      path(
        Array.from({ length: 24 }, (_, i) => {
          const a = (i * Math.PI) / 12;
          return `M${(198 + 40 * Math.cos(a)).toFixed(1)} ${(226 + 40 * Math.sin(a)).toFixed(1)}L${(198 + 48 * Math.cos(a)).toFixed(1)} ${(226 + 48 * Math.sin(a)).toFixed(1)}`;
        }).join(''),
        { stroke: steel.deep, 'stroke-width': 1.4 },
      ),
      path('M198 226V196', { stroke: steel.deep, 'stroke-width': 5, 'stroke-linecap': 'round' }),
      rect(254, 206, 34, 12, { rx: 6, fill: 'url(#f)' }),
    ),
  can: () =>
    still(
      180,
      rect(128, 110, 150, 258, { rx: 10, fill: 'url(#e)' }),
      rect(122, 106, 150, 260, { rx: 10, fill: '#8e2f2b' }),
      path('M122 190C170 170 220 220 272 196V280C220 304 170 254 122 276Z', { fill: '#efe8d9' }),
      rect(122, 110, 34, 252, { fill: '#fff', opacity: 0.22 }),
      rect(238, 110, 34, 252, { fill: '#000', opacity: 0.22 }),
      ellipse(197, 108, 75, 15, { fill: 'url(#f)', stroke: steel.deep, 'stroke-opacity': 0.5 }),
      ellipse(197, 108, 62, 11, { fill: 'url(#i)' }),
      label(197, 244, 26, 'PEACHES', '#8e2f2b', 'serif'),
    ),
  'gift-box': () =>
    still(
      280,
      block(74, 190, 248, 178, leather, 6),
      block(64, 146, 268, 58, leather, 6),
      rect(182, 146, 32, 222, { fill: brass.body }),
      rect(182, 146, 10, 222, { fill: brass.light }),
      path(
        'M198 146C150 146 120 110 142 90C168 72 194 118 198 146C202 118 228 72 254 90C276 110 246 146 198 146Z',
        { fill: 'url(#m)' },
      ),
      path(
        'M198 146C150 146 120 110 142 90C168 72 194 118 198 146C202 118 228 72 254 90C276 110 246 146 198 146Z',
        { fill: brass.body, stroke: brass.deep, 'stroke-opacity': 0.5 },
      ),
    ),
  box: () =>
    still(
      280,
      standing(260, 170, wood),
      rect(68, 228, 260, 2, { fill: wood[1] }),
      block(182, 214, 32, 30, [brass.light, brass.shade, brass.glint], 4),
      circle(198, 231, 4, { fill: brass.deep }),
      path(
        'M80 216C140 206 250 222 318 210M80 272C160 262 240 286 316 270M80 320C150 312 260 332 316 322',
        { fill: 'none', stroke: wood[1], opacity: 0.5 },
      ),
    ),
  stand: () =>
    still(
      230,
      path(
        'M96 356C120 300 130 180 150 120L164 124C152 190 148 260 150 330H246C248 260 244 190 232 124L246 120C266 180 276 300 300 356L280 362L262 344H134L116 362Z',
        { fill: wood[0], stroke: wood[1] },
      ),
      blank(198, 210, 96, brass),
      circle(198, 210, 58, { fill: 'none', stroke: brass.shade, opacity: 0.6, 'stroke-width': 2 }),
      path('M134 330h128', { stroke: wood[2], 'stroke-width': 5 }),
    ),
  album: () =>
    still(
      270,
      block(78, 70, 240, 298, cloth, 6),
      rect(78, 70, 30, 298, { rx: 6, fill: cloth[1] }),
      rect(122, 84, 182, 270, { fill: 'none', stroke: brass.body, 'stroke-width': 1.6 }),
      label(213, 150, 24, 'DOLLARS', brass.light, 'serif'),
      circle(213, 232, 46, { fill: 'none', stroke: brass.light, 'stroke-width': 2 }),
      circle(213, 232, 38, {
        fill: 'none',
        stroke: brass.body,
        'stroke-dasharray': '2 3',
        'stroke-width': 2,
      }),
      label(213, 320, 17, '1878 – 1921', brass.light, 'serif'),
    ),
  'album-page': () =>
    still(
      250,
      block(84, 60, 226, 308, card, 4),
      [0, 1, 2, 3]
        .flatMap((row) =>
          [0, 1, 2].map((col) =>
            circle(128 + col * 70, 106 + row * 72, 27, {
              fill: row * 3 + col < 7 ? 'url(#f)' : '#d6ccb7',
              stroke: '#a99d82',
              'stroke-width': 1.6,
            }),
          ),
        )
        .join(''),
    ),
  flips: () =>
    still(
      240,
      block(92, 80, 200, 260, pale, 3),
      block(106, 108, 200, 260, card, 3),
      circle(206, 238, 74, { fill: '#dfe3e4', stroke: '#a99d82', 'stroke-width': 3 }),
      blank(206, 238, 58, steel),
      path('M150 192L220 176', {
        stroke: '#fff',
        'stroke-width': 8,
        opacity: 0.6,
        'stroke-linecap': 'round',
      }),
      path('M122 122h10v4h-10zM280 122h10v4h-10zM122 352h10v4h-10zM280 352h10v4h-10z', {
        fill: '#918d85',
      }),
      path('M128 140h70M128 150h44', { stroke: '#918d85', 'stroke-width': 2 }),
    ),
  book: () =>
    still(
      240,
      block(100, 62, 196, 306, leather, 5),
      rect(100, 62, 22, 306, { rx: 5, fill: leather[1] }),
      path('M300 70v296', { stroke: '#efe8d9', 'stroke-width': 4 }),
      rect(136, 80, 146, 270, { fill: 'none', stroke: brass.light, 'stroke-width': 1.6 }),
      label(209, 136, 21, 'UNITED', brass.light, 'serif'),
      label(209, 162, 21, 'STATES', brass.light, 'serif'),
      label(209, 188, 21, 'COINS', brass.light, 'serif'),
      circle(209, 258, 36, { fill: 'none', stroke: brass.light, 'stroke-width': 2 }),
      label(209, 270, 34, '$', brass.light, 'serif'),
      label(209, 334, 15, 'A GUIDE', brass.light, 'serif'),
    ),
  bezel: () =>
    still(
      200,
      path('M60 20C90 90 150 120 198 126C246 120 306 90 336 20', {
        fill: 'none',
        stroke: brass.shade,
        'stroke-width': 4,
        'stroke-dasharray': '8 3',
      }),
      circle(198, 250, 112, { fill: 'none', stroke: brass.deep, 'stroke-width': 20 }),
      circle(197, 249, 112, { fill: 'none', stroke: brass.body, 'stroke-width': 17 }),
      circle(195, 247, 116, { fill: 'none', stroke: brass.glint, 'stroke-width': 3 }),
      circle(198, 136, 15, { fill: 'none', stroke: brass.body, 'stroke-width': 8 }),
      circle(198, 250, 101, { fill: 'url(#g)' }),
    ),
};
