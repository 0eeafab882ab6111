import type { Product } from '#api/catalog/product-model.ts';
import { AlertForm } from '#commerce/alerts/alert-form.tsx';
import { priceOfOne } from '#commerce/alerts/alert-target.ts';

/** Asks to be told by email when one unit costs less. */
export default function PriceAlert({ product }: { product: Product }) {
  return (
    <AlertForm target={{ kind: 'price', productId: product.id }} nowCents={priceOfOne(product)} />
  );
}
