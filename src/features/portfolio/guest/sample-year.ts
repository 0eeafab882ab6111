import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { spotHistoryQuery } from '#api/spot/spot-history.ts';
import { bidsQuery } from '#api/sell/bids.ts';
import { spotQuery } from '#api/spot/spot.ts';

import { worthByDay } from './sample.ts';

const SILVER = spotHistoryQuery('silver', '1Y');
const GOLD = spotHistoryQuery('gold', '1Y');

/** All that the page is drawn from; each part says so if its own answer is missing. */
export function guestQueries() {
  return [spotQuery(), bidsQuery(), SILVER, GOLD];
}

/**
 * The worth of the sample on each day of the last year, once both histories are there. The loader has
 * asked for them: the browser asks for a retry only.
 */
export function useSampleYear() {
  const silver = useQuery({ ...SILVER, enabled: false });
  const gold = useQuery({ ...GOLD, enabled: false });
  const days = useMemo(
    () => silver.data && gold.data && worthByDay(pointsOf(silver.data), pointsOf(gold.data)),
    [silver.data, gold.data],
  );
  return {
    days,
    /** What an ounce of gold cost then, in cents. */
    goldThen: gold.data?.[0]?.ask,
    isFetching: silver.isFetching || gold.isFetching,
    async refetch() {
      const answers = await Promise.all([silver.refetch(), gold.refetch()]);
      return answers.every(({ isSuccess }) => isSuccess);
    },
  };
}

function pointsOf(history: readonly { time: string; ask: number }[]) {
  return history.map(({ time, ask }) => ({ time: Date.parse(time), value: ask }));
}
