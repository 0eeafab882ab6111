import { Link } from 'react-router';

import { cardHref, sourceOf } from '#api/catalog/product-card.ts';
import type { Product } from '#api/catalog/product-model.ts';
import type { ProductStock } from '#api/catalog/product-stock.ts';
import { longDate } from '#commerce/format/date.ts';
import { formatPrice, NO_PRICE } from '#commerce/format/money.ts';
import { StockBadge } from '#commerce/product/stock-badge.tsx';
import { useSignedIn } from '#commerce/session/signed-in.ts';
import { AlertForm } from '#commerce/alerts/alert-form.tsx';
import { WatchButton } from '#commerce/alerts/watch-button.tsx';

/**
 * Replaces the button if the product cannot be bought: the reason, with similar available products.
 */
export default function NotForSale({ product }: { product: Product }) {
  const isCustomer = useSignedIn();
  const stock = product.stocks[0];
  const hasUnits = product.stocks.some(({ source }) => source !== undefined);
  const similar = product.related.filter((other) => sourceOf(other.stock) !== undefined);
  return (
    <div className="stack">
      <StockBadge stock={stock?.name ?? 'Out of Stock'} />
      <p className="lead">
        {hasUnits ? `${NO_PRICE}. Try again in a few minutes.` : reason(stock)}
      </p>
      <div className="row">
        <WatchButton id={product.id} name={product.name} says="Watch" />
        <Link to={`/compare?add=${product.id}`} className="button" data-tone="quiet">
          Compare with others
        </Link>
      </div>
      {/* A customer asks on the watchlist, for as many as they want. */}
      {isCustomer || hasUnits ? null : (
        <section className="stack">
          <h2>Tell me when it can be bought</h2>
          <AlertForm target={{ kind: 'stock', productId: product.id }} />
        </section>
      )}
      {similar.length > 0 ? (
        <section className="stack">
          <h2>Similar, and for sale</h2>
          <ul className="product-rows">
            {similar.map((other) => (
              <li key={other.id}>
                <img src={other.image} alt="" width={64} height={64} loading="lazy" />
                <div>
                  <Link to={cardHref(other)}>{other.name}</Link>
                  <StockBadge stock={other.stock} shipsOn={other.shipsOn} />
                </div>
                <span className="figures">{formatPrice(other.cash)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p>
          <Link to="/bullion-in-stock">See everything that is in stock</Link>
        </p>
      )}
    </div>
  );
}

function reason(stock: ProductStock | undefined): string {
  if (stock?.name !== 'Coming Soon') {
    return 'It has sold out, and we do not know yet when more will come.';
  }
  return `It is not for sale yet.${stock.shipsOn ? ` We expect it around ${longDate(stock.shipsOn)}.` : ''}`;
}
