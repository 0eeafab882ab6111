import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import type { Product } from '#api/catalog/product-model.ts';
import { choosePay, usePay } from '#commerce/product/pay.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { choiceOf, queryOf, type Choice } from './choice.ts';
import { spokenOffer } from './offer-words.ts';
import { offerOf } from '#commerce/product/offer.ts';

/** Milliseconds without a change before one announcement and one update of the address. */
const SETTLED_MS = 700;

/**
 * The choice on the page. It starts from the address and is written back, so that a reload or a
 * shared link shows the same. The effect of the shopper's own change is announced once; price
 * changes of the market are not.
 */
export function useChoice({ stocks }: Pick<Product, 'stocks'>) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [picked, setChoice] = useState(() => choiceOf(query, stocks));
  // The address may set the payment; the default is the shopper's payment in this browser.
  const pay = usePay();
  const choice = query.has('payment') ? picked : { ...picked, payment: pay };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(part: Partial<Choice>) {
    const next = { ...choice, ...part };
    setChoice(next);
    if (part.payment) choosePay(part.payment);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle(next), SETTLED_MS);
  }

  function settle(next: Choice) {
    const offer = offerOf(stocks, next);
    if (offer) announce(spokenOffer(offer, next.payment));
    const search = withChoice(location.search, queryOf(next, stocks));
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }

  return [choice, change] as const;
}

const CHOSEN = ['stock', 'size', 'quantity', 'payment'];

/** Other parameters of the address, such as the page of reviews, stay. */
function withChoice(search: string, chosen: URLSearchParams): string {
  const query = new URLSearchParams(search);
  for (const name of CHOSEN) query.delete(name);
  for (const [name, value] of chosen) query.set(name, value);
  return query.toString();
}
