import { spotMetals, type SpotMetal } from '#api/spot/spot.ts';
import { centsOf } from '#lib/cents.ts';

export type Levels = Partial<Record<SpotMetal, number>>;

const NO_PRICE = 'Enter a price above 0, like 4100 or 4100.50, or leave it empty.';
/** Dollars with at most two digits of cents, as typed: "$4,100.50". */
const PRICE = /^\d+(\.\d{1,2})?$/;

/** §5 A level is a positive decimal; an empty field is no level. */
export function levelsOfForm(form: FormData): {
  levels: Levels;
  problems: Partial<Record<SpotMetal, string>>;
} {
  const levels: Levels = {};
  const problems: Partial<Record<SpotMetal, string>> = {};
  for (const metal of spotMetals) {
    const value = form.get(`level-${metal}`);
    const typed = typeof value === 'string' ? value.replace(/[\s$,]/gu, '') : '';
    if (!typed) continue;
    const cents = PRICE.test(typed) ? centsOf(Number(typed)) : 0;
    if (cents > 0) levels[metal] = cents;
    else problems[metal] = NO_PRICE;
  }
  return { levels, problems };
}
