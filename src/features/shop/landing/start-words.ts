import type { StartProduct } from '#api/catalog/listing-model.ts';
import { countWords, formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { formatPremium } from '#commerce/words/premium-words.ts';

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
  const { because, weight, card } = product;
  switch (because) {
    case 'premium':
      return premiumSentence(product);
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

function premiumSentence({ premium, card: { asLow } }: Figures): string | undefined {
  if (!premium) return undefined;
  const less =
    asLow && premium.cents > 0 ? `, and less from ${formatCount(asLow.quantity)} on` : '';
  return `${formatPremium(premium, ' an ounce')}${less}.`;
}

function ratedWords({ card: { rating, reviews } }: Figures): string | undefined {
  if (rating === undefined || reviews === 0) return undefined;
  return `Rated ${rating.toFixed(1)} of 5 in ${countWords(reviews, 'review')}.`;
}
