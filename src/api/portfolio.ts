import { queryOptions } from '@tanstack/react-query';

import { addPortfolioClick, getCustomerPortfolio } from '#generated/hooks/portfolio/portfolio.ts';
import { getSpotPrices } from '#generated/hooks/spot/spot.ts';
import type { Investment } from '#generated/models/investment.ts';
import type { Metal } from '#generated/models/metal.ts';
import type { PortfolioProduct } from '#generated/models/portfolioProduct.ts';
import { centsOf } from '#lib/cents.ts';

import { customerQuery } from './session.ts';
import { FOLLOWS_SPOT, spotMetals, spotQuery, type SpotMetal } from './spot.ts';

/** §3 The figures of the header's teaser: cents, and percent of yesterday's worth. */
export type DayResult = { worthCents: number; dayCents: number; dayPercent: number };

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
  ounces: number;
  unitPaidCents: number;
  premiumCents: number;
  thenCents: number;
  /** Left out when the metal has no price. */
  worthCents?: number;
  /** The dealer, when it was bought elsewhere. */
  source?: string;
};

export type Portfolio = {
  /** Nothing is held without it. */
  total?: DayResult & { paidCents: number; premiumCents: number };
  metals: MetalHeld[];
  holdings: Holding[];
};

/** §7 The portfolio of whoever is signed in; follows the market. */
export function portfolioQuery() {
  return queryOptions({
    queryKey: ['portfolio'],
    queryFn: async ({ signal, client }): Promise<Portfolio> => {
      const { id } = await client.ensureQueryData(customerQuery());
      const { data } = await getCustomerPortfolio(
        { customerId: id, frequency: '1D', metal: 'all' },
        { signal },
      );
      const [investment] = data.investment;
      return {
        ...(investment && { total: totalOf(investment) }),
        metals: investment ? metalsOf(investment) : [],
        holdings: data.productsForPortfolio.map(holdingOf),
      };
    },
    ...FOLLOWS_SPOT,
  });
}

/** §3 What the spot call adds for a customer; `null` for a portfolio without a figure. */
export function dayResultQuery() {
  return queryOptions({
    queryKey: [...spotQuery().queryKey, 'pnl'],
    queryFn: async ({ signal, client }): Promise<DayResult | null> => {
      const { id } = await client.ensureQueryData(customerQuery());
      const { pnl } = (await getSpotPrices({ userId: id }, { signal })).data;
      if (!pnl) return null;
      return {
        worthCents: centsOf(pnl.totalCurrentAssetValue),
        dayCents: centsOf(pnl.dayPnlDollar),
        dayPercent: pnl.dayChangePercentage,
      };
    },
    ...FOLLOWS_SPOT,
  });
}

/** §7 Counts a press on the header's tile. The page is left meanwhile, so the call outlives it. */
export async function tellPortfolioClick(userId: string): Promise<void> {
  await addPortfolioClick({ userId, pageName: 'Top-Header' }, { keepalive: true });
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
    ounces: product.totalQtyOrdered * product.weight,
    unitPaidCents: centsOf(product.avgPrice),
    premiumCents: centsOf(product.premium ?? 0),
    thenCents: centsOf(product.pastMetalValue),
    ...(currentMetalValue !== undefined && { worthCents: centsOf(currentMetalValue) }),
    ...(!isBold && sourceName && { source: sourceName }),
  };
}
