import { both, mirrored, shape, stroke } from '../curve.ts';
import { around, disc, fan, feather, line, polar, ring } from '../geometry.ts';
import type { Motif } from './motif.ts';

export const maple: Motif = {
  reliefs: [
    mirrored(
      '0,-86! 6,-72 15,-57! 30,-65! 25,-30 30,-22! 48,-44! 53,-33! 74,-38! 66,-14! 79,-6! 48,22 50,36! 24,31 5,30!',
    ),
    shape('-2.5,28! 2.5,28! 3.5,50 7,72! -1,74! -1,52'),
  ],
  lines:
    line(0, 28, 0, -66) +
    both('0,26! 17,-34!') +
    both('0,28! 56,-8!') +
    both('0,-30! 14,-46!') +
    both('0,-10! 12,-20!') +
    both('24,12! 32,-14!') +
    both('26,10! 44,16!'),
};

/** Two laurel branches, tied below, open above. `radius` from the middle to the stem. */
export function laurel(radius: number, leaves = 8): string {
  const branch = (sign: number) =>
    fan(leaves, 76, -52, (degrees) => {
      const at = sign > 0 ? degrees : 180 - degrees;
      const [x, y] = polar(0, 0, radius, at);
      const along = at - sign * 90;
      const length = radius * 0.3;
      return (
        feather(x, y, along + 30, length, length * 0.34) +
        feather(x, y, along - 30, length, length * 0.34)
      );
    });
  return branch(1) + branch(-1);
}

const knot = disc(0, 72, 4.5) + feather(0, 74, 60, 17, 4) + feather(0, 74, 120, 17, 4);

/** The motif of a series that has no drawing: a laurel around the metal's symbol. */
export const wreath: Motif = {
  reliefs: [laurel(70, 8), knot],
  lines: `M-8 70.5A70 70 0 0 1-43-55M8 70.5A70 70 0 0 0 43-55`,
};

export const rosette: Motif = {
  reliefs: [
    around(24, (degrees) => feather(...polar(0, 0, 40, degrees), degrees, 46, 8)),
    around(16, (degrees) => feather(...polar(0, 0, 20, degrees), degrees, 44, 9)),
    around(8, (degrees) => feather(0, 0, degrees, 42, 12)),
    disc(0, 0, 9),
  ],
};

export const rose: Motif = {
  reliefs: [
    around(5, (degrees) => feather(...polar(0, 0, 38, degrees + 36), degrees + 36, 48, 16)),
    around(5, (degrees) => disc(...polar(0, 0, 40, degrees), 29)),
    around(5, (degrees) => disc(...polar(0, 0, 21, degrees + 36), 17)),
    disc(0, 0, 12),
  ],
  lines: around(5, (degrees) => line(...polar(0, 0, 14, degrees), ...polar(0, 0, 56, degrees))),
};

export const palm: Motif = {
  reliefs: [
    shape('-70,74! -40,64 0,60 40,64 70,74!'),
    shape('-4,64! 2,20 10,-26! 16,-26! 9,20 8,64!'),
    [-172, -140, -108, -62, -30, 2, 34, 150]
      .map((degrees) => feather(12, -28, degrees, 56, 11))
      .join(''),
    disc(8, -22, 5) + disc(17, -21, 5),
  ],
  lines:
    stroke('-80,82 -40,77 0,82 40,77 80,82') +
    fan(6, 0, 6, (step) => line(3 + step, 50 - step * 11, 9 + step, 48 - step * 11)),
};

export const snowflake: Motif = {
  reliefs: [
    around(6, (degrees) => {
      const at = (r: number): [number, number] => polar(0, 0, r, degrees);
      return (
        feather(0, 0, degrees, 86, 7) +
        [34, 54]
          .map(
            (r) =>
              feather(...at(r), degrees + 52, 30 - r * 0.14, 5) +
              feather(...at(r), degrees - 52, 30 - r * 0.14, 5),
          )
          .join('')
      );
    }),
    around(6, (degrees) => feather(0, 0, degrees + 30, 26, 8)),
  ],
  lines: ring(0, 0, 8, 5),
};
