/** An exact amount, such as troy ounces: nothing is rounded before it is money. */
export type Fraction = { top: bigint; bottom: bigint };

/** "412.5" is 4125 / 10. Takes what a person or JavaScript writes, without group separators. */
export function fractionOf(decimal: string | number): Fraction {
  const [digits = '', exponent = '0'] = String(decimal).split('e');
  const [whole = '', part = ''] = digits.split('.');
  const shift = Number(exponent) - part.length;
  return {
    top: BigInt(whole + part) * 10n ** BigInt(Math.max(shift, 0)),
    bottom: 10n ** BigInt(Math.max(-shift, 0)),
  };
}

export function times(one: Fraction, other: Fraction): Fraction {
  return { top: one.top * other.top, bottom: one.bottom * other.bottom };
}

export function over(one: Fraction, other: Fraction): Fraction {
  return { top: one.top * other.bottom, bottom: one.bottom * other.top };
}

/** Integer cents for an amount at a price for one; half a cent is rounded up. */
export function centsFor({ top, bottom }: Fraction, centsForOne: number): number {
  return Number((2n * top * BigInt(centsForOne) + bottom) / (2n * bottom));
}

/** For an answer in words, and for the API. */
export function asNumber({ top, bottom }: Fraction): number {
  return Number(top) / Number(bottom);
}
