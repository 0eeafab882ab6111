import { Link } from 'react-router';

import type { Bid } from '#api/sell/bids.ts';
import type { SaleItem } from '#api/sell/sale-item.ts';
import { countWords, formatCount } from '#commerce/format/count.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { Icon } from '#ui/icon.tsx';
import { announce } from '#ui/toast/announcer.tsx';
import { toast } from '#ui/toast/toast.ts';

import { changeSaleItems, saleItems, useSaleItems } from '../list/sale-list.ts';
import { quantityId } from '../list/list-line.tsx';
import { FULL } from '../list/take-off.ts';
import { isFull, itemOfBid, withBid } from '../list/with-bid.ts';
import { spreadWords } from './bid-words.ts';
import '../sell-table.css';

/** Pixels of a picture; pictures are square. */
const ART = 56;

/**
 * What the store pays, a product a row; on a narrow screen each row is a card. Without JavaScript
 * "Add" leads to a request for that product.
 */
export function BidTable({ bids, caption }: { bids: readonly Bid[]; caption: string }) {
  const items = useSaleItems();
  return (
    <form className="sell-table-frame" method="get" action="/sell-to-us/request">
      <table className="sell-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" data-figure="">
              We pay, each
            </th>
            <th scope="col" data-figure="">
              Since yesterday
            </th>
            <th scope="col" data-figure="">
              To spot, an ounce
            </th>
            <th scope="col" data-figure="">
              We ask
            </th>
            <th scope="col" data-figure="">
              Spread
            </th>
            <th scope="col" data-figure="">
              <VisuallyHidden>Your list</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {bids.map((bid) => (
            <BidRow key={bid.productId} bid={bid} item={itemOfBid(items, bid)} />
          ))}
        </tbody>
      </table>
    </form>
  );
}

function BidRow({ bid, item }: { bid: Bid; item: SaleItem | undefined }) {
  const { name, href, image, least, isReportable } = bid;
  return (
    <tr>
      <th scope="row" className="sell-table-what">
        {image ? <img src={image} alt="" width={ART} height={ART} loading="lazy" /> : null}
        <Link to={href}>{name}</Link>{' '}
        {least > 1 ? <small>from {countWords(least, 'piece')} on</small> : null}{' '}
        {isReportable ? <small>Reported in larger amounts</small> : null}
      </th>
      <td className="sell-table-main" data-label="We pay, each" data-figure="">
        {formatMoney(bid.bidCents)}
      </td>
      <Figure label="Since yesterday" cents={bid.changeCents} as={formatMoneyChange} moves />
      <Figure label="To spot, an ounce" cents={bid.overSpotCents} as={formatMoneyChange} />
      <Figure label="We ask" cents={bid.askCents} as={formatMoney} />
      <Figure label="Spread" cents={bid.askCents} as={() => spreadWords(bid)} />
      <td className="sell-table-do" data-figure="">
        <AddButton bid={bid} item={item} />
      </td>
    </tr>
  );
}

type FigureProps = {
  label: string;
  cents: number | undefined;
  as: (cents: number) => string;
  /** Whether its sign says how the price moved. */
  moves?: boolean;
};

/** What the API does not say is said to be unknown, never shown as zero. */
function Figure({ label, cents, as, moves = false }: FigureProps) {
  return (
    <td
      data-label={label}
      data-figure=""
      data-moves={moves && cents ? Math.sign(cents) : undefined}
    >
      {cents === undefined ? 'not known' : as(cents)}
    </td>
  );
}

/** One button before and after, so that the focus stays; on the list it leads to its quantity. */
function AddButton({ bid, item }: { bid: Bid; item: SaleItem | undefined }) {
  return (
    <Button
      type="submit"
      name="product"
      value={bid.productId}
      data-listed={item ? '' : undefined}
      onClick={(event) => {
        event.preventDefault();
        if (item) document.getElementById(quantityId(item))?.focus();
        else add(bid);
      }}
    >
      {item ? (
        <>
          <Icon name="check" />
          {formatCount(item.quantity)} listed
        </>
      ) : (
        'Add'
      )}
      <VisuallyHidden> {bid.name}</VisuallyHidden>
    </Button>
  );
}

function add(bid: Bid): void {
  if (isFull(saleItems())) {
    toast(FULL, { tone: 'error' });
    return;
  }
  changeSaleItems((items) => withBid(items, bid));
  announce(
    `${bid.name} is on your list: ${formatCount(bid.least)} for ${formatMoney(bid.bidCents * bid.least)}.`,
  );
}
