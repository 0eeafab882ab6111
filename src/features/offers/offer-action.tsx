import { cardHref, sourceOf, type ProductCard } from '#api/catalog/product-card.ts';
import { AddToCart } from '#commerce/cart/change/add-to-cart.tsx';
import { WatchButton } from '#commerce/watch/watch-button.tsx';
import { LinkButton } from '#ui/button.tsx';

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
      <Buy product={product} isLarge={isLarge} />
      <WatchButton id={id} name={name} {...(isLarge && { says: 'Watch' })} />
    </div>
  );
}

function Buy({ product, isLarge }: { product: ProductCard; isLarge: boolean }) {
  const { name, stock, saleEvent, needsChoice } = product;
  const source = sourceOf(stock);
  if (source && !needsChoice) {
    return (
      <AddToCart
        tone={isLarge ? 'main' : 'plain'}
        product={product}
        stock={{ source, salesEventId: saleEvent }}
      />
    );
  }
  const says = needsChoice ? 'Choose size' : 'See details';
  return (
    <LinkButton
      to={cardHref(product)}
      tone={isLarge ? 'main' : 'plain'}
      aria-label={`${says}, ${name}`}
    >
      {says}
    </LinkButton>
  );
}
