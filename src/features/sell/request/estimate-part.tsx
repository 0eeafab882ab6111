import type { Bids } from '#api/sell/bids.ts';
import type { SaleItem } from '#api/sell/sale-item.ts';
import { countWords, formatCount } from '#commerce/format/count.ts';
import { lateWords, marketTime } from '#commerce/format/market-time.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';

import { estimateOf, pieceCents } from '../list/estimate.ts';
import { usePrices } from '../list/use-prices.ts';

const HEADING = 'request-estimate';

/** What the items would bring at the bids of now; what has to be seen first is counted in words. */
export function Estimate({
  items,
  isKept = false,
}: {
  items: readonly SaleItem[];
  /** The draft is kept on this device. */
  isKept?: boolean;
}) {
  const { prices, bids, isError, isFetching, refetch } = usePrices();
  const { cents, unseen } = estimateOf(items, prices);
  return (
    <aside className="request-estimate" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        Estimate
      </h2>
      {bids || !isError ? null : (
        <FailedPart
          says="Our bids did not load. You can send your request without them."
          toDo="to load our bids"
          pending={isFetching}
          headingId={HEADING}
          retry={refetch}
        />
      )}
      {items.length === 0 ? (
        <p className="muted">Add what you have, and it stands here at the bids of now.</p>
      ) : (
        <ul className="request-estimate-lines">
          {items.map((item) => (
            <EstimateLine key={item.id} item={item} cents={pieceCents(item, prices)} />
          ))}
        </ul>
      )}
      {items.length > 0 ? (
        <Sum bids={bids} cents={cents} unseen={unseen} all={items.length} />
      ) : null}
      <p className="muted">
        Nothing binds you before you accept our quote.
        {isKept ? ' The draft is kept in this tab, without its photos.' : ''}
      </p>
    </aside>
  );
}

function Sum({
  bids,
  cents,
  unseen,
  all,
}: {
  bids: Bids | undefined;
  cents: number;
  unseen: number;
  all: number;
}) {
  if (unseen === all) return <p>We have to see it first: our quote has the price.</p>;
  return (
    <>
      <p className="request-estimate-sum">
        <span>{bids ? timeWords(bids) : 'At the bids of now'}</span>{' '}
        <b className="figures display">{formatMoney(cents)}</b>
      </p>
      {unseen > 0 ? <p>Without {countWords(unseen, 'item')} that we have to see first.</p> : null}
    </>
  );
}

function EstimateLine({ item, cents }: { item: SaleItem; cents: number | undefined }) {
  return (
    <li>
      <span>
        {formatCount(item.quantity)} × {item.name}
      </span>{' '}
      <span className="figures">
        {cents === undefined ? 'To be seen first' : formatMoney(cents * item.quantity)}
      </span>
    </li>
  );
}

/** "At the bids of 2:02 PM ET", or why they are not those of now. */
function timeWords(bids: Bids): string {
  const late = lateWords(bids);
  return late ? `${late}, ${marketTime(bids.time)}` : `At the bids of ${marketTime(bids.time)}`;
}
