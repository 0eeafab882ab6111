import { useEffect, useRef } from 'react';

import type { SaleItem } from '#api/sell/sale-item.ts';
import { countWords } from '#commerce/format/count.ts';
import { marketTime } from '#commerce/format/market-time.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { LinkButton } from '#ui/button.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { estimateOf, pieceCents } from './estimate.ts';
import { ListLine, quantityId } from './list-line.tsx';
import { saleItems, useSaleItems } from './sale-list.ts';
import { takeOff } from './take-off.ts';
import { usePrices } from './use-prices.ts';
import './your-list.css';

const LIST_HEADING = 'your-list';
const REQUEST = '/sell-to-us/request';
/** Milliseconds after the last change of the list before its sum is announced. */
const SETTLED_MS = 900;

/** What the shopper would like to sell, with its sum at the bids of now, and the way to a quote. */
export function YourList() {
  const items = useSaleItems();
  const { prices, time, cents, unseen } = useEstimate(items);
  useSaidEstimate(items, cents);
  return (
    <section className="sale-list stack" aria-labelledby={LIST_HEADING}>
      <h2 id={LIST_HEADING} tabIndex={-1}>
        Your list
      </h2>
      {items.length === 0 ? (
        <p className="muted">
          Nothing yet. Add what you have from our bids, or weigh it: the list says at once what it
          would bring.
        </p>
      ) : (
        <>
          <ul>
            {items.map((item) => (
              <ListLine
                key={item.id}
                item={item}
                cents={pieceCents(item, prices)}
                least={leastOf(item, prices.bids)}
                onRemove={() => remove(item)}
              />
            ))}
          </ul>
          <p className="sale-list-sum">
            <span>{time ? `At the bids of ${marketTime(time)}` : 'At the bids of now'}</span>
            <b className="figures">{formatMoney(cents)}</b>
          </p>
          {unseen > 0 ? <p>{countWords(unseen, 'item')} we have to see first.</p> : null}
          <LinkButton tone="main" to={REQUEST}>
            Ask for a quote
          </LinkButton>
          <p className="muted">
            An estimate until we quote. Wear, spots or dents take a little off, and we say how much.
          </p>
        </>
      )}
    </section>
  );
}

/** On a phone, where the list is far below: how much is on it, at the foot of the screen. */
export function ListBar() {
  const items = useSaleItems();
  const { cents } = useEstimate(items);
  if (items.length === 0) return null;
  return (
    <div className="sale-bar">
      <p>
        <a href={`#${LIST_HEADING}`}>{countWords(items.length, 'item')} on your list</a>
        <b className="figures">{formatMoney(cents)}</b>
      </p>
      <LinkButton tone="main" to={REQUEST}>
        Ask for a quote
      </LinkButton>
    </div>
  );
}

function useEstimate(items: readonly SaleItem[]) {
  const { bids, prices } = usePrices();
  return { prices, time: bids?.time, ...estimateOf(items, prices) };
}

/** Announces the sum once the list has settled; a price that moves by itself is not announced. */
function useSaidEstimate(items: readonly SaleItem[], cents: number): void {
  const sum = useRef(cents);
  const told = useRef<readonly SaleItem[]>(undefined);
  useEffect(() => {
    sum.current = cents;
  });
  // Starts a timer.
  useEffect(() => {
    // What the tab has kept from before is no change.
    told.current ??= saleItems();
    if (told.current === items || items.length === 0) return undefined;
    const timer = setTimeout(() => {
      told.current = items;
      announce(`Your list would bring ${formatMoney(sum.current)}.`);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [items]);
}

function leastOf({ productId }: SaleItem, bids: ReturnType<typeof useEstimate>['prices']['bids']) {
  return bids.find((bid) => bid.productId === productId)?.least ?? 1;
}

function remove(item: SaleItem): void {
  takeOff(item, {
    says: `${item.name} is off your list.`,
    idOf: quantityId,
    emptyId: LIST_HEADING,
  });
}
