import { market } from '../../backend/shop.ts';
import { type Wire, dollars } from '../../backend/wire.ts';
import { quarterEnd, quarterOf } from './quarters.ts';

/** Customers' predictions, oldest quarter first. */
export type Predictions = Map<string, Wire<'PredictedPrices'>[]>;

const ANALYST_QUARTERS = 4;
/** The analyst's expected growth per quarter, in percent. Made up. */
const GOLD_PERCENT = 1.5;
const SILVER_PERCENT = 2;

/** The collector has predictions for this quarter and the next. */
export function seedPredictions(now: number): Predictions {
  const quarter = quarterOf(new Date(now).toISOString());
  const [gold, silver] = startOf(now);
  const row = (ahead: number): Wire<'PredictedPrices'> => ({
    dateNTime: quarterEnd(quarter + ahead),
    goldOptimalPrediction: round(gold * (1.06 + 0.03 * ahead)),
    goldWorstPrediction: round(gold * (0.94 - 0.02 * ahead)),
    silverOptimalPrediction: round(silver * (1.1 + 0.05 * ahead)),
    silverWorstPrediction: round(silver * (0.9 - 0.03 * ahead)),
  });
  return new Map([['BPM-20417', [row(0), row(1)]]]);
}

/** The shop's own forecast. It stays the same throughout a quarter, whatever the market does. */
export function analystPredictions(now: number): Wire<'AnalystPrediction'>[] {
  const quarter = quarterOf(new Date(now).toISOString());
  const [gold, silver] = startOf(now);
  return Array.from({ length: ANALYST_QUARTERS }, (_, ahead) => ({
    dateNTime: quarterEnd(quarter + ahead),
    goldPrediction: round(gold * (1 + GOLD_PERCENT / 100) ** (ahead + 1)),
    silverPrediction: round(silver * (1 + SILVER_PERCENT / 100) ** (ahead + 1)),
  }));
}

/** Gold and silver in dollars at the close of the quarter before. */
function startOf(now: number): [gold: number, silver: number] {
  const date = quarterEnd(quarterOf(new Date(now).toISOString()) - 1).slice(0, 10);
  const close = (metal: 'gold' | 'silver') => dollars(market.dailyClose(metal, date) ?? 0);
  return [close('gold'), close('silver')];
}

function round(price: number): number {
  return Math.round(price * 100) / 100;
}
