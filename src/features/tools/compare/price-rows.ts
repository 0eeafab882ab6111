import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { premiumPerOunce, tierWords, unitPrice, type Offer } from '#commerce/product/offer.ts';

import type { Cell, Compared, Written } from './compared.ts';

const LOWEST = { wanted: 'least', word: 'lowest' } as const;

/** What a quantity of each product costs, by check and by card, over its metal and elsewhere. */
export function priceRows(compared: readonly Compared[], quantity: number): Written[] {
  const metals = new Set(compared.map(({ product }) => product.metal));
  const ounces = new Set(compared.map(({ product }) => product.facts.ounces));
  const [metal] = metals;
  const isOneMetal = metals.size === 1 && metal !== undefined;
  // A lower price of less metal is nothing better.
  const isAlike = isOneMetal && ounces.size === 1;
  return [
    moneyRow('By check or wire', compared, isAlike, ({ tier }) => unitPrice(tier, 'check')),
    moneyRow('By card or PayPal', compared, isAlike, ({ tier }) => unitPrice(tier, 'card')),
    ...(quantity > 1
      ? [
          moneyRow(
            `All ${formatCount(quantity)} by check`,
            compared,
            isAlike,
            ({ tier }) => unitPrice(tier, 'check') * quantity,
          ),
        ]
      : []),
    premiumRow('Over spot, an ounce', compared, isOneMetal, ouncePremium, moneyOver),
    premiumRow('Over spot', compared, true, sharePremium, percentOver),
    elsewhereRow(compared),
    stepsRow(compared),
  ];
}

function moneyRow(
  label: string,
  compared: readonly Compared[],
  isJudged: boolean,
  centsOf: (offer: Offer) => number,
): Written {
  return {
    label,
    cells: compared.map(({ offer }) => {
      if (!offer) return { text: 'not for sale now' };
      const price = formatMoney(centsOf(offer));
      return { text: offer.needsSize ? `from ${price}` : price };
    }),
    judged: isJudged
      ? {
          ...LOWEST,
          values: compared.map(({ offer }) => (isEnough(offer) ? centsOf(offer) : undefined)),
        }
      : undefined,
  };
}

function premiumRow(
  label: string,
  compared: readonly Compared[],
  isJudged: boolean,
  premiumOf: (each: Compared) => number | undefined,
  wordsOf: (premium: number) => string,
): Written {
  const premiums = compared.map(premiumOf);
  const cells = premiums.map((premium, at): Cell => {
    if (premium !== undefined) return { text: wordsOf(premium) };
    return { text: compared[at]?.offer ? 'does not apply' : 'not for sale now' };
  });
  return {
    label,
    // Of supplies and jewelry there is nothing to say.
    cells: premiums.some((premium) => premium !== undefined) ? cells : [],
    judged: isJudged
      ? {
          ...LOWEST,
          values: compared.map(({ offer }, at) => (isEnough(offer) ? premiums[at] : undefined)),
        }
      : undefined,
  };
}

/** What there is too little of has no good price. */
function isEnough(offer: Offer | undefined): offer is Offer {
  return offer?.quantity !== undefined;
}

function ouncePremium({ offer, product }: Compared): number | undefined {
  return offer && premiumPerOunce(offer.tier, product.facts.ounces);
}

/** As a percentage of the metal, to a tenth. */
function sharePremium({ offer }: Compared): number | undefined {
  const { cash = 0, metal } = offer?.tier ?? {};
  return metal ? Math.round(((cash - metal) / metal) * 1000) / 10 : undefined;
}

function moneyOver(cents: number): string {
  return cents < 0 ? `${formatMoney(-cents)} under` : formatMoney(cents);
}

function percentOver(percent: number): string {
  const share = `${Math.abs(percent).toFixed(1)} %`;
  return percent < 0 ? `${share} under` : share;
}

function elsewhereRow(compared: readonly Compared[]): Written {
  return {
    label: 'Lowest elsewhere, for one',
    cells: compared.map(({ elsewhere }) =>
      elsewhere
        ? { text: formatMoney(elsewhere.cash), note: elsewhere.seller }
        : { text: undefined },
    ),
  };
}

function stepsRow(compared: readonly Compared[]): Written {
  return {
    label: 'Steps, by check',
    cells: compared.map(({ offer }) => {
      if (!offer) return { text: 'not for sale now' };
      const lines = offer.tiers.map((tier) => ({
        text: `${tierWords(tier)}: ${formatMoney(tier.cash)}`,
        isCurrent: tier === offer.tier,
      }));
      return { lines };
    }),
  };
}
