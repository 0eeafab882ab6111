import type { StartProduct } from '#api/catalog/listing-model.ts';
import { countWords, formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';

type Figures = Omit<StartProduct, 'card'> & {
  card: Pick<StartProduct['card'], 'cash' | 'asLow' | 'rating' | 'reviews'>;
};

/**
 * Why a product is one to start with, in sentences of figures that its page has too. Empty if the
 * figures that would speak for it are not known.
 */
export function startWords(product: Figures): string {
  const reason = reasonOf(product);
  const rated = product.because === 'rating' ? undefined : ratedWords(product);
  return [reason, rated].filter(Boolean).join(' ');
}

function reasonOf(product: Figures): string | undefined {
  const { because, premium, weight, card } = product;
  switch (because) {
    case 'premium':
      return premium === undefined ? undefined : premiumWords(premium, card.asLow?.quantity);
    case 'size':
      return weight && card.cash > 0
        ? `Only ${weight}: ${formatMoney(card.cash)} buys a whole one.`
        : undefined;
    case 'ira':
      return 'Accepted in a precious-metals IRA.';
    case 'rating':
      return ratedWords(product);
  }
}

/** `premium` in cents for a troy ounce; `quantity` is that of the lowest price. */
function premiumWords(premium: number, quantity: number | undefined): string {
  if (premium <= 0) return 'Nothing over spot today.';
  const less = quantity ? `, and less from ${formatCount(quantity)} on` : '';
  return `${formatMoney(premium)} over spot for each ounce${less}.`;
}

function ratedWords({ card: { rating, reviews } }: Figures): string | undefined {
  if (rating === undefined || reviews === 0) return undefined;
  return `Rated ${rating.toFixed(1)} of 5 in ${countWords(reviews, 'review')}.`;
}
