import type { Product } from '#api/catalog/product-model.ts';
import type { Metal } from '#api/spot/metal-spot.ts';
import { AlertForm } from '#commerce/alerts/alert-form.tsx';
import { priceOfOne } from '#commerce/alerts/alert-target.ts';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { AboutAlert } from './about-alert.tsx';
import { alertHeading } from './alert-words.ts';

/** Asks for an alert of a product, without JavaScript and from other sites' links. */
export function AskProductAlert({ kind, product }: { kind: 'price' | 'stock'; product: Product }) {
  const { id, name, href } = product;
  const cents = priceOfOne(product);
  return (
    <div className="page-width stack">
      <PageHeading lead={<AboutAlert about={name} href={href} />}>
        {alertHeading({ kind })}
      </PageHeading>
      {kind === 'stock' && cents !== undefined ? (
        <p>It can be bought now.</p>
      ) : (
        <AlertForm target={{ kind, productId: id }} nowCents={cents} />
      )}
    </div>
  );
}

/** The same for the price of a metal; `askCents` is what one ounce, or pound of copper, costs now. */
export function AskSpotAlert({ metal, askCents }: { metal: Metal; askCents: number | undefined }) {
  return (
    <div className="page-width stack">
      <PageHeading lead={<AboutAlert about={`${metal} price`} href={`/chart/${metal}-price`} />}>
        {alertHeading({ kind: 'spot', metal })}
      </PageHeading>
      <AlertForm target={{ kind: 'spot', metal }} nowCents={askCents} />
    </div>
  );
}
