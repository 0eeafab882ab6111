import type { Order, OrderAddress } from '#api/orders/order.ts';

/** The delivery of an order: address, insurance, signature, gift wrap, the customer's note. */
export function OrderDelivery({
  order: { shipTo, billTo, signature, giftWrap, note },
}: {
  order: Order;
}) {
  return (
    <>
      <section aria-labelledby="order-delivery">
        <h2 id="order-delivery">Delivery</h2>
        {shipTo ? <AddressLines address={shipTo} /> : null}
        <ul>
          <li>Insured until it is delivered</li>
          <li>{signature ? 'Needs a signature on delivery' : 'No signature was ordered'}</li>
          {giftWrap ? <li>Gift wrapped</li> : null}
        </ul>
        {note ? <p>Your note: {note}</p> : null}
      </section>
      {billTo ? (
        <section aria-labelledby="order-billing">
          <h2 id="order-billing">Billing address</h2>
          <AddressLines address={billTo} />
        </section>
      ) : null}
    </>
  );
}

function AddressLines({ address }: { address: OrderAddress }) {
  const { firstName, lastName, company, depositoryName, address1, address2 } = address;
  const lines = [
    `${firstName} ${lastName}`,
    company,
    depositoryName,
    address1,
    address2,
    `${address.city}, ${address.state} ${address.zip}`,
  ].filter(Boolean);
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </address>
  );
}
