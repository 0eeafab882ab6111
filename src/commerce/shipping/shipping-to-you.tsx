import { useState } from 'react';

import type { ShippedItem, ShippingPlace } from '#api/checkout/shipping.ts';
import { createCell, useCell } from '#ui/cell.ts';

import { PlaceForm } from './place-form.tsx';
import { ShippingWays } from './shipping-ways.tsx';
import './shipping-to-you.css';

const HEADING_ID = 'shipping-to-you';

/** Where the shopper asked for last, until the store is left: a ZIP code is not kept on the device. */
const askedFor = createCell<ShippingPlace | undefined>(undefined);

/**
 * What it costs to send these items to a state and ZIP code, and on which day they arrive, before
 * the checkout asks for an address. `goods` names them: "one of these", "this cart".
 */
export function ShippingToYou({ items, goods }: { items: readonly ShippedItem[]; goods: string }) {
  const place = useCell(askedFor, undefined);
  // Counts the presses: the answer to one is announced, that for an earlier page is not.
  const [presses, setPresses] = useState(0);

  function ask(to: ShippingPlace) {
    askedFor.set(to);
    setPresses((count) => count + 1);
  }
  return (
    <section className="section stack">
      <h2 id={HEADING_ID} tabIndex={-1}>
        Shipping to you
      </h2>
      <PlaceForm place={place} onAsk={ask} />
      {place ? (
        <ShippingWays
          key={`${place.state} ${place.zip} ${presses}`}
          place={place}
          items={items}
          goods={goods}
          isAnnounced={presses > 0}
          headingId={HEADING_ID}
        />
      ) : null}
    </section>
  );
}
