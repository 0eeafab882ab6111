import type { BudgetChoice, BudgetForm, BudgetPayment } from '#api/catalog/budget.ts';
import type { Metal } from '#api/catalog/product-card.ts';
import { formatMeasure, formatOunces } from '#commerce/format/measure.ts';
import { formatMoney } from '#commerce/format/money.ts';

/** Forms as the field names them, and in a sentence. */
export const FORM_WORDS: Record<BudgetForm, { label: string; many: string }> = {
  coin: { label: 'Coins', many: 'coins' },
  bar: { label: 'Bars', many: 'bars' },
  round: { label: 'Rounds', many: 'rounds' },
  note: { label: 'Notes', many: 'notes' },
};

export const PAY_WORDS: Record<BudgetPayment, string> = {
  cash: 'by check, eCheck or wire',
  card: 'by card or PayPal',
};

/** "37 ounces", "1 ounce", "0.0015 ounces". */
export function ounceWords(ounces: number): string {
  const amount = ounces < 1 ? formatMeasure(ounces) : formatOunces(ounces);
  return `${amount} ${amount === '1' ? 'ounce' : 'ounces'}`;
}

/** "37 ounces of silver for $2,497.50: 37 × Random Year 1 oz Silver Philharmonic." */
export function choiceWords({ ounces, total, quantity, product }: BudgetChoice, metal: Metal) {
  return `${ounceWords(ounces)} of ${metal} for ${formatMoney(total)}: ${quantity} × ${product.name}.`;
}

/** "$2.50 stays with you." */
export function leftWords(left: number): string {
  return left > 0 ? `${formatMoney(left)} stays with you.` : 'Nothing of the sum is left over.';
}

/** "400 are left at this price." */
export function stockWords({ quantity, available }: BudgetChoice): string {
  if (quantity < available) return `${formatOunces(available)} are left at this price.`;
  return quantity === 1 ? 'It is the only one we have.' : 'These are all that we have.';
}

/** How much less metal another choice is: "1 ounce less", "as much". */
export function fewerWords(best: BudgetChoice, other: BudgetChoice): string {
  const less = Number((best.ounces - other.ounces).toFixed(5));
  return less > 0 ? `${ounceWords(less)} less` : 'as much';
}

/** The reason to look at another choice, in a few words. */
export function reasonWords(best: BudgetChoice, { reason, product }: BudgetChoice): string {
  switch (reason) {
    case 'otherForm':
      return `${formWords(product.form)} instead of ${formWords(best.product.form).toLowerCase()}.`;
    case 'bringsMost':
      return 'Brings the most of these if sold back.';
    case 'mostBought':
      return 'Bought often.';
    default:
      return 'The next by its ounces.';
  }
}

function formWords(form: string): string {
  return form in FORM_WORDS ? FORM_WORDS[form as BudgetForm].label : 'Others';
}
