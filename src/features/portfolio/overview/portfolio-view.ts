import type { PortfolioPart } from '#api/portfolio/portfolio.ts';
import type { PortfolioSettings } from '#api/portfolio/portfolio-settings.ts';
import { spotMetals, type SpotMetal } from '#api/spot/spot.ts';

import { RANGES, YEAR, type Range } from '../ranges.ts';
import { HOLDING_SORTS, type HoldingSort } from './holdings-list.ts';

/** The most characters that a holding is found by. */
export const LONGEST_FIND = 100;

/** The forms of products that a portfolio holds, with their links. */
export const FORMS = [
  { form: 'coin', label: 'Coins' },
  { form: 'bar', label: 'Bars' },
  { form: 'round', label: 'Rounds' },
] as const;

/** The forms of the chart: two of the past, and one of the quarters to come. */
export const KINDS = [
  { kind: 'line', label: 'Line' },
  { kind: 'candles', label: 'Candles' },
  { kind: 'prediction', label: 'Prediction' },
] as const;

export type ChartKind = (typeof KINDS)[number]['kind'];

/** What the page shows, as its address says. */
export type PortfolioView = {
  metal: SpotMetal | 'all';
  form: (typeof FORMS)[number]['form'] | undefined;
  range: Range;
  kind: ChartKind;
  /** Whether the premium paid over spot counts as worth; without it the settings say so. */
  withPremium: boolean | undefined;
  hasTable: boolean;
  /** The words that a holding has in its name, metal or dealer. */
  find: string;
  sort: HoldingSort;
  /** Of the holdings, from 1. */
  page: number;
};

/** The view of an address; the default is the line of a year, of all metals, without premium. */
export function viewAt(search: URLSearchParams): PortfolioView {
  return {
    metal: spotMetals.find((metal) => metal === search.get('metal')) ?? 'all',
    form: FORMS.find(({ form }) => form === search.get('form'))?.form,
    range: RANGES.find(({ range }) => range === search.get('range')) ?? YEAR,
    kind: KINDS.find(({ kind }) => kind === search.get('kind'))?.kind ?? 'line',
    withPremium: { 1: true, 0: false }[search.get('premium') ?? ''],
    hasTable: search.get('table') === 'shown',
    find: (search.get('find') ?? '').slice(0, LONGEST_FIND),
    sort: sortOf(search.get('sort')),
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  };
}

/** The address of another view, on the same page. */
export function hrefOf(view: PortfolioView): string {
  const search = new URLSearchParams();
  if (view.metal !== 'all') search.set('metal', view.metal);
  if (view.form) search.set('form', view.form);
  if (view.range !== YEAR) search.set('range', view.range.range);
  if (view.kind !== 'line') search.set('kind', view.kind);
  if (view.withPremium !== undefined) search.set('premium', view.withPremium ? '1' : '0');
  if (view.hasTable) search.set('table', 'shown');
  if (view.find) search.set('find', view.find);
  if (view.sort !== 'worth') search.set('sort', view.sort);
  if (view.page > 1) search.set('page', String(view.page));
  return `?${search}`;
}

function sortOf(name: string | null): HoldingSort {
  return name !== null && Object.hasOwn(HOLDING_SORTS, name) ? (name as HoldingSort) : 'worth';
}

/** What the API is asked for. */
export function partOf({ metal, form, range }: PortfolioView): PortfolioPart {
  return { metal, frequency: range.range, ...(form && { form }) };
}

/** The forms of the chart that the settings leave for the metal of a view. */
export function kindsFor({ metal }: PortfolioView, settings: PortfolioSettings): ChartKind[] {
  const isPredicted = {
    all: settings.showTotalPrediction,
    gold: settings.showGoldPrediction,
    silver: settings.showSilverPrediction,
    platinum: false,
    palladium: false,
  }[metal];
  return [
    ...(settings.showActualPrice ? (['line', 'candles'] as const) : []),
    ...(settings.showPrediction && isPredicted ? (['prediction'] as const) : []),
  ];
}
