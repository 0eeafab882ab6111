import { useState } from 'react';

import type { Sale } from '#api/catalog/deals-model.ts';
import { countWords } from '#commerce/format/count.ts';
import { listWords } from '#commerce/format/list.ts';
import { saleEnd } from '#commerce/format/sale-end.ts';
import { countdownParts } from '#commerce/product/countdown.ts';
import { readServerTime } from '#lib/server-clock.ts';
import { Button } from '#ui/button.tsx';
import { announce } from '#ui/toast/announcer.tsx';
import { useLiveUpdates } from '#ui/timing/live-updates.ts';

import './deals-clock.css';

/**
 * Stops every countdown of the page, with the switch of the live prices, and says the time left on
 * request.
 */
export function DealsClock({ running }: { running: readonly Sale[] }) {
  const { live, setLive } = useLiveUpdates();
  const [said, setSaid] = useState<readonly string[]>([]);

  function say() {
    const words = running.length > 0 ? running.map(leftWords) : ['No sale runs any more.'];
    setSaid(words);
    announce(words.join(' '));
  }

  return (
    <div className="deals-clock">
      <div className="row">
        <Button tone="quiet" onClick={() => setLive(!live)}>
          {live ? 'Pause countdowns' : 'Resume countdowns'}
        </Button>
        <Button tone="quiet" onClick={say}>
          Read the time left
        </Button>
      </div>
      {live ? null : <p className="muted">Live prices are paused too.</p>}
      {said.length > 0 ? (
        <ul className="deals-clock-said figures">
          {said.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/**
 * "Flash Sale: 1 day, 3 hours, and 4 minutes left." Seconds only within the last minute; only the end
 * while the server's time is unknown.
 */
function leftWords({ name, endsAt }: Sale): string {
  const now = readServerTime();
  if (now === undefined) return `${name} ends ${saleEnd(endsAt)}.`;
  const parts = countdownParts((Date.parse(endsAt) - now) / 1000).filter(({ value }) => value > 0);
  const whole = parts.filter(({ unit }) => unit !== 'seconds');
  const said = whole.length > 0 ? whole : parts;
  if (said.length === 0) return `${name} has ended.`;
  return `${name}: ${listWords(said.map(({ value, unit }) => countWords(value, unit.slice(0, -1))))} left.`;
}
