import type { ProductCard } from '#api/catalog/product-card.ts';
import { BuyAction } from '#commerce/product/buy-action.tsx';
import { WatchButton } from '#commerce/alerts/watch-button.tsx';

type OfferActionProps = {
  product: ProductCard;
  /** The one large product of a page: its button is the main one, and watching has a word. */
  isLarge?: boolean;
};

/** Buying a product, and watching it. */
export function OfferAction({ product, isLarge = false }: OfferActionProps) {
  const { id, name } = product;
  return (
    <div className="offer-action">
      <BuyAction product={product} tone={isLarge ? 'main' : 'plain'} />
      <WatchButton id={id} name={name} {...(isLarge && { says: 'Watch' })} />
    </div>
  );
}
