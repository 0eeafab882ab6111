import { useState, type ComponentType } from 'react';
import { Link } from 'react-router';

import type { Product } from '#api/catalog/product-model.ts';
import { WatchButton } from '#commerce/alerts/watch-button.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';

/**
 * For people who do not buy yet: the watchlist, and an email when one unit costs less. The form is
 * loaded when the disclosure opens; until then, and without JavaScript, a link leads to its page.
 */
export function Watching({ product }: { product: Product }) {
  const { id, name } = product;
  const [Form, setForm] = useState<ComponentType<{ product: Product }>>();

  function load() {
    import('./price-alert.tsx').then(
      ({ default: PriceAlert }) => setForm(() => PriceAlert),
      // The link stays.
      () => undefined,
    );
  }

  return (
    <>
      <WatchButton id={id} name={name} says="Watch" />
      <Link to={`/compare?add=${id}`} className="button" data-tone="quiet">
        Compare with others
      </Link>
      <Disclosure summary="Tell me at a price" onToggle={load}>
        {Form ? (
          <Form product={product} />
        ) : (
          <Link to={`/alert/price/${id}`}>Choose the price, and we write to you</Link>
        )}
      </Disclosure>
    </>
  );
}
