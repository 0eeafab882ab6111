import { useEffect, useRef, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';

import type { Checkout } from '#api/checkout/checkout.ts';
import { tell } from '#commerce/form/use-form-answer.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { goToPlaced } from './go-to-placed.ts';
import { termsRefusal, unknownAnswer, type PlaceAnswer } from './place-answer.ts';
import { placeFromPage } from './place-from-page.ts';

export const UNSURE =
  'No answer yet. We are asking what became of your order. It is never placed twice.';

/** Places the order from the page, one request at a time, and announces its progress. */
export function usePlacing({ lines }: Checkout) {
  const [answer, setAnswer] = useState<PlaceAnswer>();
  const [isPlacing, setIsPlacing] = useState(false);
  const [isUnsure, setIsUnsure] = useState(false);
  const isBusy = useRef(false);
  const { revalidate } = useRevalidator();
  const send = useSending();

  async function place(form: FormData) {
    if (isBusy.current) return;
    const refusal = termsRefusal(form.get('terms'));
    if (refusal) return show(refusal);
    isBusy.current = true;
    setIsPlacing(true);
    announce('Placing your order.');
    const placing = await placeFromPage(form, { send, pause }, (tries) => {
      setIsUnsure(true);
      if (tries === 1) announce(UNSURE);
    });
    setIsUnsure(false);
    if (placing.kind === 'placed') {
      goToPlaced(placing.invoice, lines);
      return;
    }
    isBusy.current = false;
    setIsPlacing(false);
    show(placing.kind === 'refused' ? placing.refusal : unknownAnswer());
  }

  function show(answered: PlaceAnswer) {
    setAnswer(answered);
    tell(answered);
    if (answered.moved || answered.hasChanged || answered.isSoldOut) void revalidate();
  }
  return { answer, isPlacing, isUnsure, place };
}

/** Sends a form to the route's own action; each send resolves to its answer. */
export function useSending() {
  const { data, submit } = useFetcher<PlaceAnswer>();
  const resolve = useRef<(answer: PlaceAnswer) => void>(undefined);
  const last = useRef<PlaceAnswer>(undefined);
  // Subscribes to the answers; each is a new object. Compared by itself: React Router changes `data`
  // before it renders it, and a render in between that shows nothing new skips effects, but counts
  // for their dependencies.
  useEffect(() => {
    if (!data || data === last.current) return;
    last.current = data;
    resolve.current?.(data);
  });
  return (body: FormData) =>
    new Promise<PlaceAnswer>((resolves) => {
      resolve.current = resolves;
      // The review reloads only after a change of its checkout.
      void submit(body, { method: 'post', defaultShouldRevalidate: false });
    });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
