import { asked } from '#api/cache/asked.ts';
import type { Metal, ProductForm } from '#api/catalog/product-card.ts';
import { getGetStateSaleTaxQueryOptions } from '#generated/hooks/content/content.ts';
import type { StateSaleTax } from '#generated/models/stateSaleTax.ts';
import type { StateSaleTaxListResponse } from '#generated/models/stateSaleTaxListResponse.ts';
import type { StateTaxRule } from '#generated/models/stateTaxRule.ts';
import { textOf } from '#lib/api-error.ts';
import { centsOf } from '#lib/cents.ts';

export type { Metal, ProductForm };

/** How a state taxes one kind of product; without a metal or a form it is for all of them. */
export type TaxRule = {
  kind: StateTaxRule['rule'];
  metal?: Metal;
  form?: ProductForm;
  /** Cents from which an order is exempt as a whole. */
  limitCents?: number;
  /** An order has to come to more than the limit. */
  isAbove?: true;
};

/** The sales tax on bullion in one state. */
export type StateTax = {
  /** Its two letters. */
  code: string;
  name: string;
  /** The address of its page. */
  href: string;
  /** The state's own rate in percent. */
  rate: number;
  rules: TaxRule[];
  /** The rule in a sentence or more. */
  summary: string;
  /** A ZIP code of the state, for examples. */
  exampleZip?: string;
  /** ISO date of the last look at the law. */
  reviewedOn?: string;
};

/** Laws change seldom, unlike prices: they are taken as current for ten minutes. */
const CURRENT_MS = 600_000;

/** Sales tax on bullion in the fifty states and the District of Columbia, by name. */
export function stateTaxesQuery() {
  return asked(
    getGetStateSaleTaxQueryOptions({ query: { staleTime: CURRENT_MS, select: statesIn } }),
  );
}

function statesIn({ data }: StateSaleTaxListResponse): StateTax[] {
  return data.map(stateOf);
}

function stateOf({ stateCode, stateName, pageUrl, taxRate, ...state }: StateSaleTax): StateTax {
  return {
    code: stateCode,
    name: stateName,
    href: textOf(pageUrl),
    rate: taxRate,
    rules: state.rules.map(ruleOfWire),
    summary: state.summary,
    ...(state.exampleZip && { exampleZip: state.exampleZip }),
    ...(state.reviewedOn && { reviewedOn: state.reviewedOn }),
  };
}

function ruleOfWire({ metal, productForm, rule, taxLimit, isAbove }: StateTaxRule): TaxRule {
  return {
    kind: rule,
    ...(metal && { metal }),
    ...(productForm && { form: productForm }),
    ...(taxLimit !== undefined && { limitCents: centsOf(taxLimit) }),
    ...(isAbove && { isAbove }),
  };
}
