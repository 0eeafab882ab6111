import { formatCount } from '#commerce/format/count.ts';
import type { Offer } from '#commerce/product/offer.ts';
import { stockWords } from '#commerce/product/stock-words.ts';

import type { Compared, Written } from './compared.ts';

/** How many there are of each product, and when they ship. */
export function stockRows(compared: readonly Compared[], quantity: number): Written[] {
  return [
    {
      label: 'To be had now',
      cells: compared.map(({ offer, product }) =>
        offer
          ? { text: unitsWords(offer), note: shortWords(offer, quantity) }
          : { text: product.stocks[0]?.name === 'Coming Soon' ? 'Coming soon' : 'Out of stock' },
      ),
    },
    {
      label: 'Sent',
      cells: compared.map(({ offer, product }) =>
        offer
          ? { text: stockWords(shippedAs(offer), product.shipsIn) }
          : { text: 'not for sale now' },
      ),
    },
  ];
}

/** What is missing to the quantity; nothing if there is enough. */
export function shortWords({ most }: Pick<Offer, 'most'>, quantity: number): string | undefined {
  return quantity > most ? `too few for ${formatCount(quantity)}` : undefined;
}

function unitsWords({ stock, most }: Offer): string {
  return stock.name === 'In Stock'
    ? formatCount(most)
    : `${formatCount(most)}, ${stock.name.toLowerCase()}`;
}

/** Impaired pieces ship from the vault like others; only their look differs. */
function shippedAs({ stock }: Offer): Offer['stock'] {
  return stock.name === 'Impaired' ? { ...stock, name: 'In Stock' } : stock;
}
