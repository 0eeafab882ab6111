import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { announce } from '#ui/toast/announcer.tsx';

import { comparisonAt, compareSearch, type Asked } from './compare-place.ts';

/** Milliseconds without a change before one announcement and one update of the address. */
const SETTLED_MS = 700;

/**
 * What the address asks to compare. A quantity counts while it is typed; a moment later it is in the
 * address, and its effect is announced once.
 */
export function useComparison() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const kept = comparisonAt(search);
  const [draft, setDraft] = useState({ typed: kept.typed, over: kept.typed });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Another address, after Back too, is worth more than what was typed over the one before.
  const typed = draft.over === kept.typed ? draft.typed : kept.typed;
  const asked = typed === kept.typed ? kept : comparisonAt(withQuantity(search, typed));

  function goTo(place: Asked) {
    clearTimeout(timer.current);
    void navigate(compareSearch(place) || '?', { replace: true, preventScrollReset: true });
  }

  /** `wordsOf` says what another quantity comes to, once it stays. */
  function type(next: string, wordsOf: (asked: Asked) => string) {
    setDraft({ typed: next, over: kept.typed });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle(next, wordsOf), SETTLED_MS);
  }

  function settle(next: string, wordsOf: (asked: Asked) => string) {
    const place = comparisonAt(withQuantity(search, next));
    announce(wordsOf(place));
    goTo(place);
  }

  return { asked, goTo, type };
}

function withQuantity(search: URLSearchParams, typed: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('quantity', typed);
  return next;
}
