import { useState, type ComponentType } from 'react';
import { Link } from 'react-router';

import type { Product } from '#api/catalog/product-model.ts';
import { alertPath, priceOfOne, type AlertTarget } from '#commerce/watch/alert-target.ts';
import { WatchButton } from '#commerce/watch/watch-button.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';

type Form = ComponentType<{ target: AlertTarget; nowCents: number | undefined }>;

/**
 * For people who do not buy yet: the watchlist, and an email when one unit costs less. The form is
 * loaded when the disclosure opens; until then, and without JavaScript, a link leads to its page.
 */
export function Watching({ product }: { product: Product }) {
  const { id, name } = product;
  const [Form, setForm] = useState<Form>();
  const target: AlertTarget = { kind: 'price', productId: id };

  function load() {
    import('#commerce/watch/alert-form.tsx').then(
      ({ AlertForm }) => setForm(() => AlertForm),
      // The link stays.
      () => undefined,
    );
  }

  return (
    <>
      <WatchButton id={id} name={name} says="Watch" />
      <Disclosure summary="Tell me at a price" onToggle={load}>
        {Form ? (
          <Form target={target} nowCents={priceOfOne(product)} />
        ) : (
          <p>
            <Link to={alertPath(target)}>Choose the price, and we write to you</Link>
          </p>
        )}
      </Disclosure>
    </>
  );
}
