type Point = { x: number; y: number; corner: boolean };

/** Points as an artist notes them: 'x,y x,y', with an exclamation mark after a sharp corner. */
function points(notation: string): Point[] {
  return notation
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number);
      return { x, y, corner: word.endsWith('!') };
    });
}

function handle(at: Point, before: Point, after: Point, sign: number): [number, number] {
  if (at.corner) return [at.x, at.y];
  return [at.x + (sign * (after.x - before.x)) / 6, at.y + (sign * (after.y - before.y)) / 6];
}

function through(list: Point[], closed: boolean): string {
  const at = (index: number): Point => {
    const last = list.length - 1;
    const wrapped = closed
      ? (index + list.length) % list.length
      : Math.min(last, Math.max(0, index));
    return list[wrapped] as Point;
  };
  const legs = closed ? list.length : list.length - 1;
  const start = at(0);
  let d = `M${tenth(start.x)} ${tenth(start.y)}`;
  for (let i = 0; i < legs; i += 1) {
    const [from, to] = [at(i), at(i + 1)];
    if (from.corner && to.corner) {
      d += `L${tenth(to.x)} ${tenth(to.y)}`;
      continue;
    }
    const out = handle(from, at(i - 1), to, 1);
    const into = handle(to, from, at(i + 2), -1);
    d += `C${[...out, ...into, to.x, to.y].map(tenth).join(' ').replaceAll(' -', '-')}`;
  }
  return closed ? `${d}Z` : d;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A closed outline that flows through its points. */
export function shape(notation: string): string {
  return through(points(notation), true);
}

/** An open stroke that flows through its points. */
export function stroke(notation: string): string {
  return through(points(notation), false);
}

/** The same outline or stroke, turned over left to right about x = 0. */
function flip(notation: string): string {
  return notation.replaceAll(/(-?[\d.]+),/g, (_, x: string) => `${-Number(x)},`);
}

/** The outline whose right half is `half`, noted from the top axis point down to the bottom one. */
export function mirrored(half: string): string {
  const left = flip(half).split(' ').toReversed();
  return shape([half, ...left].join(' '));
}

/** A stroke and its mirror image about x = 0. */
export function both(notation: string): string {
  return stroke(notation) + stroke(flip(notation));
}

/** An outline and its mirror image about x = 0. */
export function pair(notation: string): string {
  return shape(notation) + shape(flip(notation));
}
