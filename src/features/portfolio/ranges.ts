import type { PortfolioPart } from '#api/portfolio/portfolio.ts';

/** How far back the chart looks: `label` is its link, `says` ends a sentence. */
export const RANGES = [
  { range: '1D', says: 'since the last close' },
  { range: '1W', says: 'in the last week' },
  { range: '1M', says: 'in the last month' },
  { range: '3M', says: 'in the last three months' },
  { range: '6M', says: 'in the last six months' },
  { range: 'YTD', says: 'since the first of January' },
  { range: '1Y', says: 'in the last year' },
  { range: '5Y', says: 'in the last five years' },
  { range: 'All', says: 'since your first purchase' },
] as const satisfies readonly { range: PortfolioPart['frequency']; says: string }[];

export type Range = (typeof RANGES)[number];

/** What a chart shows by itself. */
export const YEAR: Range = RANGES[6];
