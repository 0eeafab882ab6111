import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { spotMetals, spotQuery, type Spot } from '#api/spot/spot.ts';
import { changeWords } from '#commerce/format/change-words.ts';
import { lateWords, marketTime } from '#commerce/format/market-time.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { toast } from '#ui/toast/toast.ts';

/**
 * Announces the four spot prices once, on request. The message on the screen is short, since the
 * header shows the changes. Renders nothing.
 */
export function ReadPrices({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(spotQuery());
  const says = spotSentence(data);
  const shown = spotLine(data);
  // Announces the prices by a toast. The timer prevents a second toast in React's strict mode.
  useEffect(() => {
    const timer = setTimeout(() => {
      onClose();
      toast(shown, { heard: says });
    });
    return () => clearTimeout(timer);
  }, [says, shown, onClose]);
  return null;
}

/**
 * "Spot prices at 2:02 PM ET. Silver $66.91, up 1.20 %. …": sentences, so that screen readers
 * pause.
 */
export function spotSentence(spot: Spot | undefined): string {
  if (!spot) return 'Spot prices are not available right now.';
  const { quotes, time } = spot;
  const prices = spotMetals.map(
    (metal) =>
      `${metalNames[metal]} ${formatMoney(quotes[metal].askCents)}, ${changeWords(quotes[metal].changePercent)}.`,
  );
  const late = lateWords(spot);
  const age = `${late ? `${late},` : 'Spot prices at'} ${marketTime(time)}.`;
  return [age, ...prices].join(' ');
}

/** "Silver $66.91, Gold $4,102.50, …, 2:02 PM ET" */
function spotLine(spot: Spot | undefined): string {
  if (!spot) return spotSentence(spot);
  const prices = spotMetals.map(
    (metal) => `${metalNames[metal]} ${formatMoney(spot.quotes[metal].askCents)}`,
  );
  return [...prices, marketTime(spot.time)].join(', ');
}
