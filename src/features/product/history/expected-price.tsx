import { useQuery } from '@tanstack/react-query';

import type { PastPrice } from '#api/catalog/price-history.ts';
import { predictionSaving, type MetalOfUnit } from '#api/portfolio/prediction-saving.ts';
import { expectedQuery, type Expected, type PredictedMetal } from '#api/portfolio/predictions.ts';
import { customerQuery } from '#api/session/session.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';

type Metal = MetalOfUnit['metal'];

/** A product whose price may follow a metal; `ounces` of one unit. */
export type MetalProduct = { productId: number; metal: Metal; ounces: number };

const QUARTERS = ['first', 'second', 'third', 'fourth'];

/** What a signed-in customer expects of a metal, and whether that is being asked. */
export function useExpected(metal: Metal): { expected: Expected | undefined; isLoading: boolean } {
  const enabled = useSignedIn() && isPredicted(metal);
  const who = useQuery({ ...customerQuery(), enabled });
  const customer = enabled ? who.data : undefined;
  const answer = useQuery({
    ...expectedQuery(customer?.id ?? ''),
    enabled: customer !== undefined,
  });
  return {
    expected: customer && isPredicted(metal) ? answer.data?.[metal] : undefined,
    isLoading: who.isLoading || answer.isLoading,
  };
}

function isPredicted(metal: Metal): metal is PredictedMetal {
  return metal === 'gold' || metal === 'silver';
}

/**
 * §9 What one costs by check at the spot that the customer expects; `today` is its latest price.
 * Without the store's tip, which changes the rounding only.
 */
export function ExpectedPrice({
  metal,
  ounces,
  expected: { spotCents, year, quarter },
  today,
}: {
  metal: Metal;
  ounces: number;
  expected: Expected;
  today: PastPrice | undefined;
}) {
  // A fixed price has no spot.
  if (today?.spot === undefined) return null;
  const spots = { predicted: spotCents, today: today.spot };
  const then = today.price + predictionSaving({ metal, ounces, tipCents: 0 }, spots);
  if (then <= 0) return null;
  return (
    <p>
      You expect {metal} at {formatMoney(spotCents)} by the {QUARTERS[quarter - 1]} quarter of{' '}
      {year}: one would cost about {formatMoney(then)} by check then.
    </p>
  );
}
