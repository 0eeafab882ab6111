import { EmptyShelf } from '../../list/empty-shelf.tsx';

/** The words of an empty vault. */
export function NoneInStock() {
  return (
    <EmptyShelf
      says="No bullion is in stock at the moment. New pieces arrive every week."
      way={{ href: '/presale', label: 'Order ahead of the next delivery' }}
    />
  );
}
