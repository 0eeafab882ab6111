import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { bidsQuery, type Bid } from '#api/sell/bids.ts';
import type { RequestedItem, SaleRequest } from '#api/sell/sale-requests.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';

import { conditionWords } from '../request/condition-words.ts';
import '../sell-table.css';

/** Pixels of a picture; pictures are square. */
const ART = 56;
const PHOTO = 48;

/** What was offered, and what the store quotes for it, with each deduction beside its reason. */
export function QuoteTable({ request: { items } }: { request: SaleRequest }) {
  // Pictures and addresses of products that are bought; the table is whole without them.
  const { data } = useQuery(bidsQuery());
  return (
    <div className="sell-table-frame">
      <table className="sell-table">
        <caption className="visually-hidden">Items of the request</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">You told us</th>
            <th scope="col">Taken off, and why</th>
            <th scope="col" data-figure="">
              Quantity
            </th>
            <th scope="col" data-figure="">
              Quoted, each
            </th>
            <th scope="col" data-figure="">
              Together
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            // The list of a request never changes its order.
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <ItemRow key={at} item={item} bid={bidOf(item, data?.bids)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ItemRow({ item, bid }: { item: RequestedItem; bid: Bid | undefined }) {
  const { name, quantity, note, photos, quotedCents, why } = item;
  return (
    <tr>
      <th scope="row" className="sell-table-what">
        {bid?.image ? <img src={bid.image} alt="" width={ART} height={ART} loading="lazy" /> : null}
        {bid ? <Link to={bid.href}>{name}</Link> : name}
      </th>
      <td data-label="You told us">
        {conditionWords(item)}
        {note ? <small> “{note}”</small> : null}
        {photos.length > 0 ? <Photos of={name} paths={photos.map(({ path }) => path)} /> : null}
      </td>
      <td data-label="Taken off, and why">
        {why ?? (quotedCents === undefined ? 'Not yet' : 'Nothing')}
      </td>
      <td data-label="Quantity" data-figure="">
        {formatCount(quantity)}
      </td>
      <td data-label="Quoted, each" data-figure="">
        {quotedCents === undefined ? 'Not yet' : formatMoney(quotedCents)}
      </td>
      <td className="sell-table-main" data-label="Together" data-figure="">
        {quotedCents === undefined ? 'Not yet' : formatMoney(quotedCents * quantity)}
      </td>
    </tr>
  );
}

/** The pictures that came with an item, each a link to itself in full. */
function Photos({ of, paths }: { of: string; paths: readonly string[] }) {
  const photoName = (index: number) => `Photo ${index + 1} of ${of}`;
  return (
    <span className="sell-table-photos">
      {paths.map((path, index) => (
        <a key={path} href={path}>
          <img src={path} alt={photoName(index)} width={PHOTO} height={PHOTO} loading="lazy" />
        </a>
      ))}
    </span>
  );
}

function bidOf({ productId }: RequestedItem, bids: readonly Bid[] = []): Bid | undefined {
  return bids.find((bid) => bid.productId === productId);
}
