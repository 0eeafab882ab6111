import type { ChartRange } from '#api/spot/spot-history.ts';

export type RangeChoice = { range: ChartRange; label: string; says: string };

/** The ranges of a chart: the text of its links, and the words for its sentence. */
export const RANGES: readonly RangeChoice[] = [
  { range: '24H', label: '24H', says: 'in the last 24 hours' },
  { range: '1W', label: '1W', says: 'in the last week' },
  { range: '1M', label: '1M', says: 'in the last month' },
  { range: '3M', label: '3M', says: 'in the last three months' },
  { range: '6M', label: '6M', says: 'in the last six months' },
  { range: 'YTD', label: 'YTD', says: 'since the first of January' },
  { range: '1Y', label: '1Y', says: 'in the last year' },
  { range: '5Y', label: '5Y', says: 'in the last five years' },
  { range: 'All', label: 'All', says: 'since the first known price' },
];

const MONTH: RangeChoice = { range: '1M', label: '1M', says: 'in the last month' };

/** The range of an address; the default is a month. */
export function rangeAt(search: URLSearchParams): RangeChoice {
  return RANGES.find(({ range }) => range === search.get('range')) ?? MONTH;
}
