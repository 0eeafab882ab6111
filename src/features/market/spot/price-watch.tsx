import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { spotQuery } from '#api/spot/spot.ts';
import { formatMoney } from '#commerce/format/money.ts';
import {
  alertsPassed,
  keepAlerts,
  keptAlerts,
  toldOf,
  type PassedAlert,
} from '#commerce/product/price-alerts.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { useSetting } from '#ui/settings.ts';
import { toast } from '#ui/toast/toast.ts';

/** Announces once when a price crosses the shopper's level. Renders nothing. */
export function PriceWatch() {
  const isOn = useSetting('prices') === 'alert';
  const { data } = useQuery({ ...spotQuery(), enabled: isOn });
  // Synchronizes with this browser's storage and announces crossings, after each update of the
  // prices.
  useEffect(() => {
    if (!isOn || !data) return;
    const alerts = keptAlerts();
    const passed = alertsPassed(alerts, data.quotes);
    if (passed.length === 0) return;
    keepAlerts(toldOf(alerts, passed));
    for (const each of passed) toast(alertWords(each));
  }, [isOn, data]);
  return null;
}

function alertWords({ metal, alert, askCents }: PassedAlert): string {
  const way = alert.from === 'below' ? 'has risen' : 'has fallen';
  const level = formatMoney(alert.cents);
  return `${metalNames[metal]} ${way} to ${formatMoney(askCents)}. Your alert level was ${level}.`;
}
