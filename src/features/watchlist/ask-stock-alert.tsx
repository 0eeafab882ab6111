import { sourceOf } from '#api/catalog/product-card.ts';
import type { Product } from '#api/catalog/product-model.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { StockAlertForm } from '#commerce/watch/stock-alert-form.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { AboutProduct } from './about-product.tsx';

/** Asks for the alert of a product, without JavaScript and from other sites' links. */
export function AskStockAlert({ product }: { product: Product }) {
  const { id, name, stocks } = product;
  const canBeBought = stocks.some((stock) => sourceOf(stock.name) !== undefined);
  return (
    <div className="page-width stack">
      <title>{pageTitle('Tell me by email', name)}</title>
      <PageHeading lead={<AboutProduct product={product} />}>
        Tell me when it can be bought
      </PageHeading>
      {canBeBought ? <p>It can be bought now.</p> : <StockAlertForm productId={id} />}
    </div>
  );
}
