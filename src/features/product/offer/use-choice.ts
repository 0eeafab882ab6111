import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import type { Product } from '#api/catalog/product-model.ts';
import { choosePay, usePay } from '#commerce/product/pay.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { choiceOf, queryOf, type Choice } from './choice.ts';
import { spokenOffer } from './offer-words.ts';
import { offerOf } from './offer.ts';

/** Milliseconds of quiet after which a change is told, and written to the address: one for many. */
const SETTLED_MS = 700;

/**
 * What is picked on the page. It starts from the address and is written back to it, so that a
 * reload or a shared link shows the same. What a change of the shopper's own leads to is announced
 * once; a price that moves by itself is not.
 */
export function useChoice({ stocks }: Pick<Product, 'stocks'>) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [picked, setChoice] = useState(() => choiceOf(query, stocks));
  // Unless the address asks for one of the prices, it is the one that this browser's shopper wants.
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

/** The rest of the address, such as the page of reviews, stays as it is. */
function withChoice(search: string, chosen: URLSearchParams): string {
  const query = new URLSearchParams(search);
  for (const name of CHOSEN) query.delete(name);
  for (const [name, value] of chosen) query.set(name, value);
  return query.toString();
}
