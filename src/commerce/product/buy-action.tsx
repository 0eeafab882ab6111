import { cardHref, sourceOf, type ProductCard } from '#api/catalog/product-card.ts';
import { AddToCart } from '#commerce/cart/change/add-to-cart.tsx';
import { LinkButton } from '#ui/button.tsx';

type BuyActionProps = {
  product: ProductCard;
  /** `main` for the one large product of a page. */
  tone?: 'main' | 'plain';
};

/** Buying a product of a list, or the link to what has to be read or chosen first. */
export function BuyAction({ product, tone = 'plain' }: BuyActionProps) {
  const { stock, name, saleEvent, needsChoice } = product;
  const source = sourceOf(stock);
  if (source && !needsChoice && product.cash > 0) {
    return <AddToCart tone={tone} product={product} stock={{ source, salesEventId: saleEvent }} />;
  }
  // An unavailable product still has a link: its page shows the restock date and similar products.
  const says = needsChoice
    ? 'Choose a size'
    : stock === 'Out of Stock'
      ? 'See alternatives'
      : 'See details';
  return (
    <LinkButton to={cardHref(product)} tone={tone} aria-label={`${says}, ${name}`}>
      {says}
    </LinkButton>
  );
}
