import { useState, type FormEvent } from 'react';

import type { CartLine } from '#api/cart/cart-model.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { clockTime } from '#commerce/format/clock-time.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';
import { toast } from '#ui/toast/toast.ts';

import { renewPrices } from './renew-prices.ts';
import { usePriceHold } from './use-price-hold.ts';

/**
 * The remaining price hold in words, and a button that refreshes the prices and holds them again.
 */
export function PriceHold({
  lines,
  holdMs,
  isOld,
  onRefresh,
}: {
  lines: readonly CartLine[];
  /** Duration of one price hold, in milliseconds. */
  holdMs: number;
  /** The prices could not be refreshed. */
  isOld: boolean;
  /** Refreshes prices when their hold ends. */
  onRefresh: () => void;
}) {
  const hydrated = useHydrated();
  const [isPending, setIsPending] = useState(false);
  const until = endOf(lines);
  const forSoLong = minutesOf(holdMs);
  const says = isPending ? 'Refreshing prices' : 'Refresh prices';

  async function refresh(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setIsPending(true);
    try {
      await renewPrices();
      toast(`Prices are up to date and held for ${forSoLong}.`);
    } catch (error) {
      if (isExpired(error)) sessionExpired();
      else toast(`Prices: ${failureWords(error)}`, { tone: 'error' });
    } finally {
      setIsPending(false);
    }
  }

  return (
    <form
      className="price-hold"
      method="post"
      action={CART_PATH}
      onSubmit={(event) => void refresh(event)}
    >
      <input type="hidden" name="intent" value="renew" />
      {isOld ? (
        <p>These prices could not be refreshed just now.</p>
      ) : hydrated ? (
        <HoldWords key={until} until={until} holdMs={holdMs} onRefresh={onRefresh} />
      ) : (
        <p className="muted">Prices are held for {forSoLong}, and then follow the market.</p>
      )}
      <Button
        type="submit"
        pending={isPending}
        aria-label={`${says} and hold them for ${forSoLong}`}
      >
        {says}
      </Button>
    </form>
  );
}

/** In the shopper's time zone, which only the browser knows. */
function HoldWords({
  until,
  holdMs,
  onRefresh,
}: {
  until: number | undefined;
  holdMs: number;
  onRefresh: () => void;
}) {
  const { hold, waits } = usePriceHold(until, holdMs, onRefresh);
  if (until === undefined) return <p className="muted">Prices follow the market.</p>;
  const time = clockTime(until);
  if (hold === 'over') {
    return <p>These prices were held until {time}. The market may have moved since.</p>;
  }
  const then = waits ? 'stay here until you refresh them' : 'follow the market';
  return hold === 'ending' ? (
    <p>
      <b>Less than a minute is left:</b> these prices hold until {time}, and then {then}.
    </p>
  ) : (
    <p className="muted">
      These prices hold until {time}, and then {then}.
    </p>
  );
}

/** The first end of a hold among the lines. */
function endOf(lines: readonly CartLine[]): number | undefined {
  const ends = lines.flatMap(({ holdsUntil }) => holdsUntil ?? []);
  return ends.length > 0 ? ends.reduce((one, other) => Math.min(one, other)) : undefined;
}

function minutesOf(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
