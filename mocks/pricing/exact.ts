/**
 * Exact fractions, so that no price ever depends on how a computer stores 0.1. Ounces and percents
 * arrive as decimals; money leaves as whole cents, rounded once, half up.
 */
export type Fraction = { top: bigint; bottom: bigint };

/** A number as the decimal it is written as: 4.2 is 42/10, not the nearest binary fraction. */
export function fraction(value: number, per = 1): Fraction {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a price, weight or percent.`);
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = digits.split('.');
  const power = BigInt(decimals.length - Number(exponent));
  const top = BigInt(whole + decimals);
  const scale = BigInt(per);
  return power >= 0n
    ? { top, bottom: 10n ** power * scale }
    : { top: top * 10n ** -power, bottom: scale };
}

export function plus(one: Fraction, other: Fraction): Fraction {
  return {
    top: one.top * other.bottom + other.top * one.bottom,
    bottom: one.bottom * other.bottom,
  };
}

export function times(one: Fraction, other: Fraction): Fraction {
  return { top: one.top * other.top, bottom: one.bottom * other.bottom };
}

function isLess(one: Fraction, other: Fraction): boolean {
  return one.top * other.bottom < other.top * one.bottom;
}

/** A fraction limited to a range; the upper bound wins when the bounds cross. */
export function between(low: Fraction, value: Fraction, high: Fraction): Fraction {
  const lifted = isLess(value, low) ? low : value;
  return isLess(high, lifted) ? high : lifted;
}

/** The nearest whole number; a half goes up, towards the dearer price. */
export function halfUp({ top, bottom }: Fraction): number {
  const doubled = 2n * top + bottom;
  const floor = doubled / (2n * bottom);
  const isBelowFloor = doubled < 0n && doubled % (2n * bottom) !== 0n;
  return Number(isBelowFloor ? floor - 1n : floor);
}

/** A percentage of an amount in cents, rounded half up: 4.2 percent of 1000 is 42. */
export function percentOf(cents: number, percent: number): number {
  return halfUp(times(fraction(cents), fraction(percent, 100)));
}
