import type { Order, OrderAddress } from '#api/orders/order.ts';

/** The delivery of an order: address, insurance, signature, gift wrap, the customer's note. */
export function OrderDelivery({ order }: { order: Order }) {
  const { shipTo, billTo, giftWrap, note } = order;
  return (
    <>
      <section aria-labelledby="order-delivery">
        <h2 id="order-delivery">Delivery</h2>
        {shipTo ? <AddressLines address={shipTo} /> : null}
        <ul>
          <li>Insured until it is delivered</li>
          <li>{signatureWords(order)}</li>
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

function signatureWords({ shipTo, signature, money }: Order): string {
  if (shipTo?.depositoryName) return 'The depository signs for it';
  if (!signature) return 'No signature was ordered';
  return money.signature === 0
    ? 'A signature on delivery is included'
    : 'Needs a signature on delivery';
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
