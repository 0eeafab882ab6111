import type { FormEvent } from 'react';
import { Link } from 'react-router';

import type { Alert, AlertWish } from '#api/watchlist/alerts.ts';
import { EmailWords } from '#commerce/words/email-words.tsx';
import { Button } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';

import { conditionWords } from './alert-words.ts';

/** One alert: its condition, its email address, and a button that withdraws it. */
export function AlertItem({
  alert,
  isPending,
  onWithdraw,
}: {
  alert: Alert;
  isPending: boolean;
  onWithdraw: (event: FormEvent<HTMLFormElement>) => void;
}) {
  const waitsFor = conditionWords(alert);
  const name = `${alert.about}: ${waitsFor}`;
  return (
    <li>
      <div>
        <p>
          {alert.href ? <Link to={alert.href}>{alert.about}</Link> : <b>{alert.about}</b>}
          {`: ${waitsFor} `}
          <Tag tone={alert.isOver ? 'good' : 'plain'}>{alert.isOver ? 'Written' : 'Waits'}</Tag>
        </p>
        <p className="muted">
          To <EmailWords email={alert.email} />
        </p>
      </div>
      <form method="post" onSubmit={onWithdraw}>
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="wish" value={JSON.stringify(wishOf(alert))} />
        <Button
          type="submit"
          tone="quiet"
          name="form"
          value={`withdraw-${alert.id}`}
          pending={isPending}
          aria-label={`Withdraw, ${name}`}
          data-name={name}
        >
          Withdraw
        </Button>
      </form>
    </li>
  );
}

/** The form value that creates the same alert again. */
function wishOf(alert: Alert): AlertWish {
  if (alert.kind === 'spot') {
    const { kind, metal, direction, cents } = alert;
    return { kind, metal, direction, cents };
  }
  const { productId } = alert;
  return alert.kind === 'price'
    ? { kind: 'price', productId, cents: alert.cents }
    : { kind: 'stock', productId, quantity: alert.quantity };
}
