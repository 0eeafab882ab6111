import { asked } from '#api/cache/asked.ts';
import { getGetMetalForBudgetQueryOptions } from '#generated/hooks/budget/budget.ts';
import type { BudgetChoice as RawChoice } from '#generated/models/budgetChoice.ts';
import type { BudgetForm } from '#generated/models/budgetForm.ts';
import type { BudgetPayment } from '#generated/models/budgetPayment.ts';
import type { BudgetReason } from '#generated/models/budgetReason.ts';
import type { MetalForBudgetResponse } from '#generated/models/metalForBudgetResponse.ts';
import { centsIfAny, centsOf } from '#lib/cents.ts';
import { timeOf } from '#lib/time-of.ts';

import type { Premium } from './premium.ts';
import type { Metal, ProductCard } from './product-card.ts';
import { toProductCard } from './to-product-card.ts';

export type { BudgetForm, BudgetPayment };

/** What a sum is asked for: money in cents, a state by its two letters. */
export type BudgetPlace = {
  cents: number;
  metal: Metal;
  form?: BudgetForm;
  payment: BudgetPayment;
  state: string;
  zip?: string;
};

/** One product and as many of it as a sum buys; money in cents, by the asked way of paying. */
export type BudgetChoice = {
  product: ProductCard;
  isForIra: boolean;
  /** Why it is offered besides the best. */
  reason?: BudgetReason;
  quantity: number;
  /** Fine troy ounces of all of them. */
  ounces: number;
  each: number;
  /** The quantity from which one costs so much. */
  tierFrom: number;
  premium: Premium;
  goods: number;
  shipping: { label: string; cents: number };
  tax: { cents: number; reason: string };
  total: number;
  /** What stays of the sum; below 0 for what it does not buy. */
  left: number;
  /** What all of them would bring if they were sold back now; absent without a bid. */
  brings?: number;
  available: number;
};

export type MetalForBudget = {
  /** The time of the prices, ISO 8601, and whether they are late. */
  time: string;
  stale: boolean;
  choice?: BudgetChoice;
  alternatives: BudgetChoice[];
  /** The least that can be ordered, if the sum buys nothing. */
  cheapest?: BudgetChoice;
  /** The most cents that one order takes this way, if that is less than the sum. */
  limit?: number;
  /** What is doubtful about the ZIP code. */
  zipSays?: string;
};

/** The most metal that a sum buys. */
export function budgetQuery({ cents, ...place }: BudgetPlace) {
  return asked(
    getGetMetalForBudgetQueryOptions(
      { amount: cents / 100, ...place },
      { query: { select: budgetIn } },
    ),
  );
}

function budgetIn({ data }: MetalForBudgetResponse): MetalForBudget {
  const { timestamp, areStale, choice, alternatives, cheapest, maximumTotal, zipMessage } = data;
  const limit = centsIfAny(maximumTotal);
  return {
    time: timeOf(timestamp),
    stale: areStale,
    ...(choice && { choice: choiceOf(choice) }),
    alternatives: alternatives.map(choiceOf),
    ...(cheapest && { cheapest: choiceOf(cheapest) }),
    ...(limit !== undefined && { limit }),
    ...(zipMessage && { zipSays: zipMessage }),
  };
}

function choiceOf(choice: RawChoice): BudgetChoice {
  const { product, reason, quantity, ounces, tierFrom, available } = choice;
  const brings = centsIfAny(choice.bidTotal);
  return {
    product: toProductCard(product),
    isForIra: product.iraEligible,
    ...(reason && { reason }),
    quantity,
    ounces,
    each: centsOf(choice.unitPrice),
    tierFrom,
    premium: { cents: centsOf(choice.premiumPerOunce), percent: choice.premiumPercent },
    goods: centsOf(choice.subTotal),
    shipping: { label: choice.shippingLabel, cents: centsOf(choice.shippingCharge) },
    tax: { cents: centsOf(choice.tax), reason: choice.taxReason },
    total: centsOf(choice.total),
    left: centsOf(choice.remaining),
    ...(brings !== undefined && { brings }),
    available,
  };
}
