import type { Form } from '../../catalog/product.ts';
import type { Metal } from '../../market/metal.ts';
import { percentOf } from '../exact.ts';
import type { Cover, Exemption, StateTax } from './law.ts';
import { findStateTax } from './rules.ts';

/** The fields of a line that the tax rules read. */
export type TaxLine = {
  metal: Metal | 'none';
  form: Form;
  /** .999 silver is 0.999. */
  fineness: number;
  /** ISO 3166 alpha-2 code of the issuing country. */
  country: string;
  /** What is paid for the whole line, in cents. */
  totalCents: number;
  /** What the metal in the whole line is worth at spot, in cents. */
  metalCents: number;
};

/** Whether a line is taxed, with the reason in a sentence. */
type LineTax = { isExempt: boolean; says: string };

/** What of an order counts towards a limit that it has not reached, in cents. */
type Counted = { limitCents: number; cents: number; above?: true };

/** The tax on an order. `reasons` are its lines' reasons, each once. */
export type TaxQuote = {
  state: string;
  ratePercent: number;
  taxCents: number;
  taxableCents: number;
  exemptCents: number;
  counted?: Counted;
  lines: LineTax[];
  reasons: string[];
};

function isFineEnough(cover: Cover, line: TaxLine, metal: Metal): boolean {
  const { fineness = 0 } = cover;
  return line.fineness >= (typeof fineness === 'number' ? fineness : (fineness[metal] ?? 0));
}

function isCheapEnough(cover: Cover, line: TaxLine): boolean {
  const { percentOfMetal } = cover;
  return percentOfMetal === undefined || line.totalCents * 100 <= line.metalCents * percentOfMetal;
}

function includes(cover: Cover, line: TaxLine): boolean {
  const { metal } = line;
  if (metal === 'none' || !cover.metals.includes(metal)) return false;
  if (cover.forms && !cover.forms.includes(line.form)) return false;
  if (cover.american && line.country !== 'US') return false;
  return isFineEnough(cover, line, metal) && isCheapEnough(cover, line);
}

function covers(exemption: Exemption, line: TaxLine): boolean {
  return exemption.covers.some((cover) => includes(cover, line));
}

function applies({ fromCents = 0, above }: Exemption, coveredCents: number): boolean {
  return above ? coveredCents > fromCents : coveredCents >= fromCents;
}

function totalOf(lines: readonly TaxLine[]): number {
  return lines.reduce((sum, line) => sum + line.totalCents, 0);
}

function whyTaxed(line: TaxLine, covering: readonly Exemption[], law: StateTax): string {
  const isMetal = line.metal !== 'none' && line.metal !== 'copper';
  if (!isMetal || line.form === 'jewelry' || line.form === 'supply') {
    return `${law.name} taxes copper, jewelry and supplies.`;
  }
  // Below a threshold, its own sentence says what would qualify.
  return covering[0]?.says ?? law.says;
}

function lineTax(line: TaxLine, lines: readonly TaxLine[], law: StateTax): LineTax {
  if (law.ratePercent === 0) return { isExempt: true, says: law.says };
  const covering = law.exemptions.filter((exemption) => covers(exemption, line));
  const granted = covering.find((exemption) =>
    // A threshold counts all covered lines of the order together.
    applies(exemption, totalOf(lines.filter((other) => covers(exemption, other)))),
  );
  if (granted) return { isExempt: true, says: granted.says };
  return { isExempt: false, says: whyTaxed(line, covering, law) };
}

/** Military addresses, territories and other countries. */
function elsewhere(state: string): StateTax {
  const says = 'No sales tax is collected outside the fifty states and the District of Columbia.';
  return { code: state, name: state, ratePercent: 0, exemptions: [], says };
}

/** The limit that a taxed part of the order has not reached, and what counts towards it. */
function countedOf(lines: readonly TaxLine[], taxes: readonly LineTax[], law: StateTax) {
  const taxed = lines.filter((_, index) => !taxes[index]?.isExempt);
  return law.exemptions
    .filter((exemption) => taxed.some((line) => covers(exemption, line)))
    .flatMap((exemption): Counted[] => {
      const { fromCents: limitCents, above } = exemption;
      if (limitCents === undefined) return [];
      const cents = totalOf(lines.filter((line) => covers(exemption, line)));
      return [{ limitCents, cents, ...(above && { above }) }];
    })
    .at(0);
}

/**
 * Sales tax in cents on what is shipped to a state (its two letters or its name): on the taxed total
 * of the order, rounded once, half up; no state here is known to tax by line. Each line has its
 * reason in words. Shipping itself is not taxed.
 */
export function taxQuote(lines: readonly TaxLine[], state: string): TaxQuote {
  const law = findStateTax(state) ?? elsewhere(state);
  const taxes = lines.map((line) => lineTax(line, lines, law));
  const exempt = lines.filter((_, index) => taxes[index]?.isExempt);
  const taxableCents = totalOf(lines) - totalOf(exempt);
  const counted = countedOf(lines, taxes, law);
  return {
    state: law.code,
    ratePercent: law.ratePercent,
    taxCents: percentOf(taxableCents, law.ratePercent),
    taxableCents,
    ...(counted && { counted }),
    exemptCents: totalOf(exempt),
    lines: taxes,
    reasons: [...new Set(taxes.map(({ says }) => says))],
  };
}
