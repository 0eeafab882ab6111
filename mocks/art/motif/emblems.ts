import { both, mirrored, pair, shape, stroke } from '../curve.ts';
import {
  around,
  box,
  disc,
  fan,
  feather,
  line,
  polar,
  ray,
  ring,
  spike,
  star,
} from '../geometry.ts';
import type { Motif } from './motif.ts';
import { laurel } from './plants.ts';

const shieldHalf = (scale: number) =>
  ['0,-62!', '50,-62!', '50,-10', '40,34', '0,74!']
    .map(
      (word) =>
        word
          .replace('!', '')
          .split(',')
          .map((n) => Number(n) * scale)
          .join(',') + (word.endsWith('!') ? '!' : ''),
    )
    .join(' ');

const crown = (y: number) =>
  shape(
    `-30,${y}! -36,${y - 26} -20,${y - 16} -14,${y - 32} 0,${y - 18} 14,${y - 32} 20,${y - 16} 36,${y - 26} 30,${y}!`,
  ) +
  disc(0, y - 26, 4) +
  disc(-14, y - 34, 3) +
  disc(14, y - 34, 3) +
  disc(-36, y - 28, 3) +
  disc(36, y - 28, 3);

export const royalArms: Motif = {
  reliefs: [
    laurel(82, 8),
    crown(-50),
    mirrored(shieldHalf(0.86)),
    [-30, -20, -10].map((y) => feather(-34, y - 8, 0, 26, 4)).join('') +
      [8, 18, 28].map((y) => feather(10, y, 0, 24, 4)).join('') +
      feather(22, -16, -90, 28, 9) +
      feather(22, -16, -130, 18, 5) +
      feather(22, -16, -50, 18, 5) +
      around(5, (degrees) => disc(...polar(-20, 22, 8, degrees), 5)),
  ],
  lines: line(0, -50, 0, 58) + line(-42, -2, 42, -2),
};

/** Interlaced bands on a round shield: guardian designs and old lattices. */
export const shieldKnot: Motif = {
  reliefs: [
    ring(0, 0, 84, 74),
    around(8, (degrees) => spike(0, 0, degrees, 56, 73, 26)),
    ring(0, 0, 56, 48) + pair('8,-40 44,0 8,40 -4,30! 26,0 -4,-30!'),
    around(4, (degrees) => feather(0, 0, degrees + 45, 44, 12)),
    disc(0, 0, 11),
  ],
};

export const starMotif: Motif = {
  reliefs: [
    around(40, (degrees, index) => ray(0, 0, degrees, 0, index % 2 ? 74 : 86, 4)),
    star(0, 0, 62, 24),
    star(0, 0, 30, 12),
  ],
  lines: around(5, (degrees) => line(0, 0, ...polar(0, 0, 56, degrees))),
};

export const sunburst: Motif = {
  reliefs: [
    around(24, (degrees, index) => spike(0, 0, degrees, 42, index % 2 ? 70 : 88, 11)),
    disc(0, 0, 42),
    feather(0, 30, -90, 58, 12) +
      feather(-2, 28, -128, 44, 11) +
      feather(2, 28, -52, 44, 11) +
      feather(-4, 28, -160, 30, 8) +
      feather(4, 28, -20, 30, 8),
  ],
  lines: ring(0, 0, 37, 36.5),
};

export const globe: Motif = {
  reliefs: [
    laurel(84, 9),
    disc(0, -4, 58),
    shape('-42,-34 -20,-46 2,-40 -6,-28 -14,-18 -10,-8 -24,-2 -30,12 -40,-6 -48,-18') +
      shape('-22,8 -6,10 2,24 -8,44 -16,48 -22,28') +
      shape('14,-42 34,-36 46,-18 44,0 34,10 40,24 26,34 18,16 10,2 14,-14 8,-26'),
  ],
  lines:
    'M-58-4H58M0-62V54' +
    ring(0, -4, 58, 57.5) +
    'M0-62C-38-40-38 32 0 54M0-62C38-40 38 32 0 54M-50-34H50M-50 26H50',
};

export const balance: Motif = {
  reliefs: [
    ring(0, 0, 86, 80),
    shape('-3,-62! 3,-62! 5,50 24,64! -24,64! -5,50') +
      disc(0, -66, 6) +
      shape('-62,-44! 0,-52 62,-44! 62,-39! 0,-46 -62,-39!'),
    shape('-84,6! -40,6! -46,22 -62,27 -78,22') + shape('40,6! 84,6! 78,22 62,27 46,22'),
  ],
  lines: 'M-62-41L-82 6M-62-41L-42 6M62-41L82 6M62-41L42 6',
};

export const hourglass: Motif = {
  reliefs: [
    around(48, (degrees, index) => ray(0, 0, degrees, index % 4 ? 80 : 70, 86, 2.4)),
    box(-36, -62, 72, 8) + box(-36, 54, 72, 8),
    shape('-28,-54! 28,-54! 26,-30 6,-6 6,6 26,30 28,54! -28,54! -26,30 -6,6 -6,-6 -26,-30'),
    shape('-17,-26! 17,-26! 3,-5 0,0! -3,-5') + shape('-24,52! 24,52! 16,38 0,30 -16,38'),
  ],
  lines: line(0, -2, 0, 32),
};

export const bell: Motif = {
  reliefs: [
    box(-52, -66, 104, 13) + box(-10, -54, 20, 8),
    disc(0, 58, 9),
    mirrored('0,-48! 18,-47 26,-30 30,4 36,30 50,48 50,54! 0,54!'),
  ],
  lines:
    'M-28-12H28M-31 6H31M-44 44H44' +
    stroke('8,54! 4,34! 11,24! 6,8!') +
    fan(5, -40, 40, (x) => line(x, -63, x * 0.98, -57)),
};

export const sword: Motif = {
  reliefs: [
    laurel(82, 8),
    mirrored('0,66! 5,56! 5,-28! 0,-28!') +
      box(-26, -34, 52, 7) +
      disc(-28, -30.5, 5) +
      disc(28, -30.5, 5) +
      box(-4, -60, 8, 27) +
      disc(0, -66, 8),
    crown(16),
  ],
  lines: line(0, -24, 0, 58) + 'M-4-54H4M-4-48H4M-4-42H4',
};

export const mountain: Motif = {
  reliefs: [
    fan(13, -176, -4, (degrees) => ray(18, -10, degrees, 34, degrees % 2 ? 74 : 70, 6)),
    disc(18, -22, 24),
    shape('-84,44! -46,-16! -34,-4! -8,-50! 12,-20! 24,-30! 52,10! 62,2! 88,44! 60,56 0,50 -60,56'),
    [-66, -54, -42, -28, 40, 54, 66]
      .map((x, i) =>
        [0, 9, 18]
          .map((dy) => `M${x} ${18 + (i % 3) * 6 + dy}l${7 + dy * 0.25} 15h${-14 - dy * 0.5}Z`)
          .join(''),
      )
      .join(''),
    shape('-70,66! -50,56 0,60 50,56 70,66! 40,82 0,88 -40,82'),
  ],
  lines:
    stroke('-46,-16! -50,4! -42,8! -46,26!') +
    stroke('-8,-50! -14,-22! -4,-14! -12,10!') +
    stroke('24,-30! 22,-8! 30,2!') +
    'M-40 70H30M-20 77H44',
};

export const aztec: Motif = {
  reliefs: [
    around(40, (degrees) => ray(0, 0, degrees, 78, 88, 4.4)),
    around(8, (degrees) => spike(0, 0, degrees, 52, 76, 18)) +
      around(8, (degrees) => disc(...polar(0, 0, 66, degrees + 22.5), 4.5)),
    ring(0, 0, 52, 45),
    [45, 135, 225, 315].map((degrees) => disc(...polar(0, 0, 34, degrees), 9.5)).join(''),
    disc(0, 0, 23),
    pair('4,-6 12,-7 14,-2 6,0') +
      shape('-2,-4! 2,-4! 4,6! -4,6!') +
      shape('-9,9! 9,9! 6,14 3,20! -3,20! -6,14'),
  ],
  lines:
    around(20, (degrees) =>
      line(...polar(0, 0, 46, degrees + 9), ...polar(0, 0, 51, degrees + 9)),
    ) +
    ring(0, 0, 78, 77.5) +
    stroke('-15,-10 0,-14 15,-10'),
};

/** A crescent with plum blossom, for lunar years whose animal is not drawn. */
export const lunar: Motif = {
  reliefs: [
    around(12, (degrees) => disc(...polar(0, 0, 84, degrees), 3.4)),
    'M26-62A66 66 0 1 0 26 62A52 52 0 1 1 26-62Z',
    [
      [34, -26, 15],
      [52, 10, 12],
      [20, 26, 11],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        around(5, (degrees) => disc(...polar(x, y, r * 0.62, degrees), r * 0.46)),
      )
      .join(''),
  ],
  lines: stroke('-6,66 8,50 20,26') + stroke('10,46 34,34 52,10') + stroke('52,10 48,-10 34,-26'),
};

export const stagecoach: Motif = {
  reliefs: [
    ring(0, 0, 78, 66),
    around(
      12,
      (degrees) =>
        `M${polar(0, 0, 14, degrees - 12).join(' ')}L${polar(0, 0, 68, degrees - 3).join(' ')}L${polar(0, 0, 68, degrees + 3).join(' ')}L${polar(0, 0, 14, degrees + 12).join(' ')}Z`,
    ),
    disc(0, 0, 20),
    disc(0, 0, 9),
  ],
  lines: ring(0, 0, 72, 71.5) + both('60,66! 20,82! 0,83!'),
};
