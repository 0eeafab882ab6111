import type { Forecast } from '#api/portfolio/portfolio-series.ts';

const WHO = ['optimal', 'analyst', 'worst'] as const;

export type Who = (typeof WHO)[number];

/** A prediction: what it would be worth on each of `days` (ISO 8601), in cents. */
export type Predictions = { days: string[]; lines: { who: Who; values: number[] }[] };

/**
 * The predictions as lines over the same days: those on which everybody who predicts anything has
 * said something, or else the analyst's days alone.
 */
export function linesOf(forecasts: readonly Forecast[]): Predictions {
  const all = WHO.filter((who) => forecasts.some((each) => each[who] !== undefined));
  const shared = daysFor(forecasts, all);
  return shared.days.length > 0 ? shared : daysFor(forecasts, ['analyst']);
}

function daysFor(forecasts: readonly Forecast[], all: readonly Who[]): Predictions {
  const said = forecasts.filter((each) => all.every((who) => each[who] !== undefined));
  return {
    days: said.map(({ day }) => day),
    lines: all.map((who) => ({ who, values: said.map((each) => each[who] ?? 0) })),
  };
}
