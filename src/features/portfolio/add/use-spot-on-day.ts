import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import { spotOnDayQuery, type SpotOnDay } from '#api/portfolio/spot-on-day.ts';
import { dayTyped, dayWords } from '#commerce/fields/day-field.ts';
import type { Fields } from '#commerce/form/answer.ts';
import type { Values } from '#commerce/form/use-typed.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired, problemOf } from '#lib/api-error.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { usePaused } from './paused.ts';
import type { Piece } from './piece.ts';
import { inDollars, premiumFor } from './premium-for.ts';
import { filledWords, noSpotWords, spotFailedWords } from './spot-words.ts';
import { ADD_FORM } from './holding-fields.ts';

/** Milliseconds without typing before the price of a day is asked for. */
const PAUSE_MS = 600;

const NOTHING: Asked = { day: '', name: '', metal: 'silver' };

export type SpotAsk = {
  typed: Fields;
  piece: Piece | undefined;
  today: string;
  /** After a field was filled in. */
  onFilled: () => void;
};

/** The day that is typed, if it is one of the past or today. */
function dayIn(typed: Fields, today: string): string | undefined {
  return dayWords(typed('day'), today) ? undefined : dayTyped(typed('day'));
}

/**
 * Asks for the spot price of the typed day and piece, and fills in the two fields. `words` tell what
 * came, which is read out too; `retry` is for an answer that did not come.
 */
export function useSpotOnDay({ typed, piece, today, onFilled }: SpotAsk) {
  const day = dayIn(typed, today);
  const name = usePaused(piece?.name ?? '', PAUSE_MS);
  const asked = day && piece && name ? { day, name, metal: piece.metal } : undefined;
  const { spot, error, isFetching, refetch } = useSpot(asked);
  const words = asked && wordsOf({ ...asked, spot, error });
  const filled = useRef<Values>({});
  const { price, premium } = valuesFor(typed, piece, spot);

  const fill = useEffectEvent((values: Values) => {
    const changes = Object.entries(values).map(([field, value]) =>
      fillIn(field, value, filled.current),
    );
    if (changes.includes(true)) onFilled();
  });
  // Synchronizes the two fields with the price of the day, and with the spot price once it is corrected.
  useEffect(() => fill({ spot: price, premium }), [price, premium]);
  // Reads out what came after the fields above it.
  useEffect(() => {
    if (words) announce(words);
  }, [words]);

  const canRetry = error !== null && problemOf(error)?.kind !== 'missing';
  return {
    day,
    isAsked: asked !== undefined,
    words,
    retry: canRetry ? { isFetching, refetch } : undefined,
  };
}

/** What to fill in; nothing while no price is known. */
function valuesFor(typed: Fields, piece: Piece | undefined, spot: SpotOnDay | undefined) {
  if (!spot || !piece) return { price: '', premium: '' };
  return { price: inDollars(spot.spotCents), premium: premiumFor(typed, piece, spot) };
}

type Asked = { day: string; name: string; metal: Piece['metal'] };

function useSpot(asked: Asked | undefined) {
  const { day, name, metal } = asked ?? NOTHING;
  const query = { ...spotOnDayQuery(day, name, metal), enabled: asked !== undefined };
  const { data, error, isFetching, refetch } = useQuery(query);
  return asked
    ? { spot: data, error, isFetching, refetch }
    : { spot: undefined, error: null, isFetching, refetch };
}

function wordsOf({
  day,
  metal,
  spot,
  error,
}: Asked & { spot: SpotOnDay | undefined; error: unknown }): string | undefined {
  if (spot) return filledWords(day, spot);
  if (!error || isExpired(error)) return undefined;
  const isNone = problemOf(error)?.kind === 'missing';
  return isNone ? noSpotWords(metal, day) : spotFailedWords(failureWords(error));
}

/** Fills a field in, unless the customer has typed something else. Returns whether it changed. */
function fillIn(name: string, value: string, filled: Values): boolean {
  const control = document.getElementById(`${ADD_FORM}-${name}`);
  if (!(control instanceof HTMLInputElement) || control.value === value) return false;
  if (control.value !== '' && control.value !== filled[name]) return false;
  control.value = value;
  filled[name] = value;
  return true;
}
