import { useState, type FormEvent } from 'react';

import type { CartLine } from '#api/cart/cart-model.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { countWords } from '#commerce/format/count.ts';
import { holdWords, marketTime, minutesIn } from '#commerce/format/market-time.ts';
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
  // The one that ends first.
  const [hold] = lines
    .flatMap((line) => line.hold ?? [])
    .toSorted((one, other) => one.ends - other.ends);
  const forSoLong = countWords(minutesIn(holdMs), 'minute');
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
        <HoldWords key={hold?.ends} hold={hold} holdMs={holdMs} onRefresh={onRefresh} />
      ) : hold ? (
        <p className="muted">{holdWords(hold.until)}, and then follow the market.</p>
      ) : null}
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

/** By the shopper's settings, which only the browser knows. */
function HoldWords({
  hold,
  holdMs,
  onRefresh,
}: {
  hold: CartLine['hold'];
  holdMs: number;
  onRefresh: () => void;
}) {
  const { minutes, live, waits } = usePriceHold(hold, holdMs, onRefresh);
  if (!hold) return <p className="muted">Prices follow the market.</p>;
  if (minutes === 0) {
    return (
      <p>
        {hold.until
          ? `These prices were held until ${marketTime(hold.until)}.`
          : 'The price hold has ended.'}{' '}
        The market may have moved since.
      </p>
    );
  }
  const says = holdWords(hold.until, live ? minutes : undefined);
  return (
    <p className={minutes === 1 ? undefined : 'muted'}>
      {minutes === 1 ? <b>{says}</b> : says}, and then{' '}
      {waits ? 'stay here until you refresh them' : 'follow the market'}.
    </p>
  );
}
