import { spotMetals, type SpotMetal, type SpotQuote } from '#api/spot/spot.ts';

/**
 * An alert for when the ask of a metal reaches `cents`. `from` is the side of the ask at the start.
 */
type PriceAlert = { cents: number; from: 'below' | 'above'; told?: boolean };

/** At most one for each metal. */
export type PriceAlerts = Partial<Record<SpotMetal, PriceAlert>>;

export type PassedAlert = { metal: SpotMetal; alert: PriceAlert; askCents: number };

type Quotes = Record<SpotMetal, SpotQuote>;

const KEPT_AS = 'price-alerts';

/** Returns alerts for new price levels. An unchanged level keeps its alert, including `told`. */
export function alertsFor(
  levels: Partial<Record<SpotMetal, number>>,
  before: PriceAlerts,
  quotes: Quotes,
): PriceAlerts {
  const all: PriceAlerts = {};
  for (const metal of spotMetals) {
    const cents = levels[metal];
    const old = before[metal];
    if (cents === undefined) continue;
    const from = quotes[metal].askCents < cents ? 'below' : 'above';
    all[metal] = old?.cents === cents ? old : { cents, from };
  }
  return all;
}

/** Alerts whose level the market has passed and that were not shown yet. */
export function alertsPassed(alerts: PriceAlerts, quotes: Quotes): PassedAlert[] {
  return spotMetals.flatMap((metal) => {
    const alert = alerts[metal];
    const { askCents } = quotes[metal];
    if (!alert || alert.told) return [];
    const isPassed = alert.from === 'below' ? askCents >= alert.cents : askCents <= alert.cents;
    return isPassed ? [{ metal, alert, askCents }] : [];
  });
}

/** Marks the passed alerts as shown. */
export function toldOf(alerts: PriceAlerts, passed: readonly PassedAlert[]): PriceAlerts {
  const told = passed.map(({ metal, alert }) => [metal, { ...alert, told: true }] as const);
  return { ...alerts, ...Object.fromEntries(told) };
}

/** Stored in this browser for all tabs: each alert is shown in one tab only. */
export function keptAlerts(): PriceAlerts {
  try {
    return (JSON.parse(localStorage.getItem(KEPT_AS) ?? 'null') as PriceAlerts | null) ?? {};
  } catch {
    return {};
  }
}

export function keepAlerts(alerts: PriceAlerts): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(alerts));
  } catch {
    // Storage may be forbidden; then no alert can be set.
  }
}
