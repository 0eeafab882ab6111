/** One decimal: a fifth of a pixel at 800 px, and half the bytes of two. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The point `r` away from (x, y); 0° points right, 90° down. */
export function polar(x: number, y: number, r: number, degrees: number): [number, number] {
  const turn = (degrees * Math.PI) / 180;
  return [round(x + r * Math.cos(turn)), round(y + r * Math.sin(turn))];
}

/** All outlines here run clockwise, so that those of one relief add up where they overlap. */
export function disc(x: number, y: number, r: number, ry = r): string {
  return `M${round(x - r)} ${round(y)}a${round(r)} ${round(ry)} 0 1 1 ${round(2 * r)} 0a${round(r)} ${round(ry)} 0 1 1 ${round(-2 * r)} 0Z`;
}

/** A disc with a hole, wound so that it also fills under the nonzero rule. */
export function ring(x: number, y: number, outer: number, inner: number): string {
  const hole = `M${round(x - inner)} ${round(y)}a${round(inner)} ${round(inner)} 0 1 0 ${round(2 * inner)} 0a${round(inner)} ${round(inner)} 0 1 0 ${round(-2 * inner)} 0Z`;
  return disc(x, y, outer) + hole;
}

export function line(x1: number, y1: number, x2: number, y2: number): string {
  return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
}

/** A box by its corner and size. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
}

/** A feather, leaf or petal: pointed at both ends, `width` across, from (x, y) towards `degrees`. */
export function feather(
  x: number,
  y: number,
  degrees: number,
  length: number,
  width: number,
): string {
  const [tx, ty] = polar(0, 0, length, degrees);
  const [mx, my] = polar(0, 0, length * 0.55, degrees);
  const [sx, sy] = polar(0, 0, width, degrees - 90);
  const out = [mx + sx, my + sy, tx, ty].map(round).join(' ');
  const back = [mx - sx - tx, my - sy - ty, -tx, -ty].map(round).join(' ');
  return `M${round(x)} ${round(y)}q${out}q${back}z`;
}

/** A wedge between two radii, `spread` degrees wide at the outer end and pointed at the inner. */
export function ray(
  x: number,
  y: number,
  degrees: number,
  from: number,
  to: number,
  spread: number,
): string {
  const points = [
    polar(x, y, from, degrees),
    polar(x, y, to, degrees - spread / 2),
    polar(x, y, to, degrees + spread / 2),
  ];
  return `M${points.map((point) => point.join(' ')).join('L')}Z`;
}

/** A spike: broad at the inner radius, pointed at the outer. */
export function spike(
  x: number,
  y: number,
  degrees: number,
  from: number,
  to: number,
  spread: number,
): string {
  const points = [
    polar(x, y, from, degrees - spread / 2),
    polar(x, y, to, degrees),
    polar(x, y, from, degrees + spread / 2),
  ];
  return `M${points.map((point) => point.join(' ')).join('L')}Z`;
}

/** `count` drawings at even steps from `start` to `end` degrees, both included. */
export function fan(
  count: number,
  start: number,
  end: number,
  draw: (degrees: number, index: number) => string,
): string {
  const step = count > 1 ? (end - start) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => draw(start + index * step, index)).join('');
}

/** `count` drawings evenly round the clock, the first pointing up. */
export function around(count: number, draw: (degrees: number, index: number) => string): string {
  return fan(count, -90, 270 - 360 / count, draw);
}

/** A star with `points` tips. */
export function star(x: number, y: number, outer: number, inner: number, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    polar(x, y, index % 2 ? inner : outer, -90 + (index * 180) / points).join(' '),
  );
  return `M${corners.join('L')}Z`;
}
