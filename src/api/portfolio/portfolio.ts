import { asked } from '#api/cache/asked.ts';
import { OUTLIVES_PAGE, run } from '#api/cache/run.ts';
import { FOLLOWS_SPOT, spotMetals, type SpotMetal } from '#api/spot/spot.ts';
import {
  getAddPortfolioClickMutationOptions,
  getAddPortfolioViewsMutationOptions,
  getGetCustomerPortfolioQueryOptions,
} from '#generated/hooks/portfolio/portfolio.ts';
import { getGetSpotPricesQueryOptions } from '#generated/hooks/spot/spot.ts';
import type { ClosedProduct } from '#generated/models/closedProduct.ts';
import type { Investment } from '#generated/models/investment.ts';
import type { Metal } from '#generated/models/metal.ts';
import type { PortfolioFrequency } from '#generated/models/portfolioFrequency.ts';
import type { PortfolioProduct } from '#generated/models/portfolioProduct.ts';
import type { PortfolioResponse } from '#generated/models/portfolioResponse.ts';
import type { SpotPriceResponse } from '#generated/models/spotPriceResponse.ts';
import { centsIfAny, centsOf } from '#lib/cents.ts';
import { fractionOf, times, type Fraction } from '#lib/fraction.ts';

import {
  candlesIn,
  forecastsIn,
  pointsIn,
  type Forecast,
  type Predicted,
  type WorthCandle,
  type WorthPoint,
} from './portfolio-series.ts';
import { settingsIn, type PortfolioSettings } from './portfolio-settings.ts';

/** §3 The figures of the header's teaser: cents, and percent of yesterday's worth. */
type DayResult = { worthCents: number; dayCents: number; dayPercent: number };

/** All of one metal. `worthCents` is metal at spot; the premium was paid over it. */
export type MetalHeld = {
  metal: SpotMetal;
  ounces: number;
  worthCents: number;
  paidCents: number;
  premiumCents: number;
  dayCents: number;
};

/** Everything held of one product. Cents; `thenCents` is the metal at the spot of its day. */
export type Holding = {
  id: number;
  name: string;
  /** Where the store sells it. */
  href?: string;
  image?: string;
  metal: Metal;
  units: number;
  /** Troy ounces, of all units. */
  ounces: Fraction;
  unitPaidCents: number;
  premiumCents: number;
  thenCents: number;
  /** Left out when the metal has no price. */
  worthCents?: number;
  /** The dealer, when it was bought elsewhere. */
  source?: string;
};

/** What sales brought over what had been paid for their units, in cents, and how many there were. */
export type Realized = {
  yearCents: number;
  allCents: number;
  salesThisYear: number;
  sales: number;
};

/** A product of which nothing is held any more. Cents. */
export type ClosedHolding = {
  id: number;
  name: string;
  href?: string;
  metal: Metal;
  units: number;
  paidCents: number | undefined;
  gainCents: number;
  /** ISO 8601 date. */
  lastSold: string;
};

export type Portfolio = {
  /** Nothing is held without it. */
  total?: DayResult & { paidCents: number; premiumCents: number };
  /** Only if the API knows the sales. */
  realized?: Realized;
  closed: ClosedHolding[];
  metals: MetalHeld[];
  holdings: Holding[];
  points: WorthPoint[];
  candles: WorthCandle[];
  forecasts: Record<Predicted, Forecast[]>;
  settings: PortfolioSettings;
};

/** The holdings that are asked for, and how far back their series reach. */
export type PortfolioPart = {
  frequency: PortfolioFrequency;
  metal: SpotMetal | 'all';
  /** The form of a product of the catalog, such as "coin"; all without it. */
  form?: string;
};

/** §7 The customer's portfolio; follows the market. */
export function portfolioQuery(customerId: string, { frequency, metal, form }: PortfolioPart) {
  const body = { customerId, frequency, metal, ...(form && { productType: form }) };
  const query = { ...FOLLOWS_SPOT, select: portfolioIn };
  return asked(getGetCustomerPortfolioQueryOptions(body, { query }));
}

function portfolioIn({ data }: PortfolioResponse): Portfolio {
  const [investment] = data.investment;
  const metals = investment ? metalsOf(investment) : [];
  return {
    ...(investment && metals.length > 0 && { total: totalOf(investment) }),
    ...(investment?.realizedGain !== undefined && { realized: realizedOf(investment) }),
    closed: data.closedProducts?.map(closedOf) ?? [],
    metals,
    holdings: data.productsForPortfolio.map(holdingOf),
    points: pointsIn(data.metalInounces),
    candles: candlesIn(data.metalCandleChart),
    forecasts: forecastsIn(data.metalInounces),
    settings: settingsIn(data.portfolioSettings),
  };
}

/** §3 The part of the spot call that is for a customer; `null` for an empty portfolio. */
export function dayResultQuery(customerId: string) {
  const query = { ...FOLLOWS_SPOT, select: dayResultIn };
  return asked(getGetSpotPricesQueryOptions({ userId: encodedId(customerId) }, { query }));
}

/** §6 An id as the spot call takes it: base64url without padding. */
function encodedId(customerId: string): string {
  return btoa(customerId).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function dayResultIn({ data: { pnl } }: SpotPriceResponse): DayResult | null {
  if (!pnl) return null;
  return {
    worthCents: centsOf(pnl.totalCurrentAssetValue),
    dayCents: centsOf(pnl.dayPnlDollar),
    dayPercent: pnl.dayChangePercentage,
  };
}

/** §7 Counts a press on the header's tile. */
export async function tellPortfolioClick(userId: string): Promise<void> {
  await run(getAddPortfolioClickMutationOptions(OUTLIVES_PAGE), {
    data: { userId, pageName: 'Top-Header' },
  });
}

/** §7 Counts a view of the portfolio. */
export async function tellPortfolioView(viewedFrom: string, isMobile: boolean): Promise<void> {
  await run(getAddPortfolioViewsMutationOptions(OUTLIVES_PAGE), { data: { viewedFrom, isMobile } });
}

function totalOf(investment: Investment): NonNullable<Portfolio['total']> {
  return {
    worthCents: centsOf(investment.totalCurrent),
    paidCents: centsOf(investment.totalInvested),
    premiumCents: centsOf(investment.totalPremium ?? 0),
    dayCents: centsOf(investment.dayChange),
    dayPercent: investment.dayChangePercentage,
  };
}

function realizedOf(investment: Investment): Realized {
  const { realizedGain = 0, realizedGainThisYear = 0, salesThisYear = 0, sales = 0 } = investment;
  const [allCents, yearCents] = [centsOf(realizedGain), centsOf(realizedGainThisYear)];
  return { yearCents, allCents, salesThisYear, sales };
}

function closedOf(product: ClosedProduct): ClosedHolding {
  const { productId, assetList, productNameWithHypen: slug, metal, totalQtySold } = product;
  return {
    id: productId,
    name: assetList,
    ...(slug && { href: `/product/${productId}/${slug}` }),
    metal,
    units: totalQtySold,
    paidCents: centsIfAny(product.totalCost),
    gainCents: centsOf(product.realizedGain),
    lastSold: product.lastSoldDate,
  };
}

function metalsOf(investment: Investment): MetalHeld[] {
  const day = {
    silver: investment.daySilver,
    gold: investment.dayGold,
    platinum: investment.dayPlatinum,
    palladium: investment.dayPalladium,
  };
  return spotMetals.flatMap((metal) => {
    const ounces = investment[`${metal}Ounces`] ?? 0;
    if (ounces === 0) return [];
    return {
      metal,
      ounces,
      worthCents: centsOf(investment[`${metal}Current`] ?? 0),
      paidCents: centsOf(investment[`${metal}Invested`] ?? 0),
      premiumCents: centsOf(investment[`${metal}Premium`] ?? 0),
      dayCents: centsOf(day[metal] ?? 0),
    };
  });
}

function holdingOf(product: PortfolioProduct): Holding {
  const { productId, productNameWithHypen, image, currentMetalValue, isBold, sourceName } = product;
  return {
    id: productId,
    name: product.assetList,
    ...(productNameWithHypen && { href: `/product/${productId}/${productNameWithHypen}` }),
    ...(image && { image }),
    metal: product.metal,
    units: product.totalQtyOrdered,
    ounces: times(fractionOf(product.totalQtyOrdered), fractionOf(product.weight)),
    unitPaidCents: centsOf(product.avgPrice),
    premiumCents: centsOf(product.premium ?? 0),
    thenCents: centsOf(product.pastMetalValue),
    ...(currentMetalValue !== undefined && { worthCents: centsOf(currentMetalValue) }),
    ...(!isBold && sourceName && { source: sourceName }),
  };
}
