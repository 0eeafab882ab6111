const MICRO = 1e6;

/** Units in millionths: what is bought may be a part of a piece. */
const microOf = (units: number): bigint => BigInt(Math.round(units * MICRO));

/** Units without a floating-point error such as that of 0.1 + 0.2. */
export function exactUnits(units: number): number {
  return Math.round(units * MICRO) / MICRO;
}

/** A price of one, in cents, for all units; half a cent goes up. */
export function timesUnits(cents: number, units: number): number {
  return halfUp(BigInt(cents) * microOf(units), BigInt(MICRO));
}

/** The cents that belong to a part of some units; half a cent goes up. */
export function shareOf(cents: number, part: number, whole: number): number {
  if (part === whole) return cents;
  return halfUp(BigInt(cents) * microOf(part), microOf(whole));
}

function halfUp(top: bigint, bottom: bigint): number {
  const doubled = 2n * top + bottom;
  const floor = doubled / (2n * bottom);
  const isBelow = doubled < 0n && doubled % (2n * bottom) !== 0n;
  return Number(isBelow ? floor - 1n : floor);
}
