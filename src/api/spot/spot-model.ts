/** The quoted metals, in the order the store names them. */
export const spotMetals = ['silver', 'gold', 'platinum', 'palladium'] as const;

export type SpotMetal = (typeof spotMetals)[number];

/** One troy ounce, in cents; the change is the ask's since the close of the day before. */
export type SpotQuote = {
  askCents: number;
  bidCents: number;
  changeCents: number;
  changePercent: number;
};

/** `time` is when the market last quoted, ISO 8601; `stale` when that was too long ago. */
export type Spot = { quotes: Record<SpotMetal, SpotQuote>; time: string; stale: boolean };
