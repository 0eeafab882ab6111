import { useState, type ComponentType } from 'react';
import { Link } from 'react-router';

import type { Order } from '#api/orders/order.ts';
import { letterHref } from '#commerce/orders/letter-href.ts';
import { LinkButton } from '#ui/button.tsx';
import { isPlain } from '#ui/link-clicks.ts';
import { onIntent } from '#ui/timing/on-intent.ts';

import { returnHref } from '../return/return-path.ts';
import type { CancelDialog } from './cancel-dialog.tsx';
import { cancelHref } from './cancel-form-fields.ts';
import { tooLateWords } from './cancel-words.ts';

const dialog = onIntent(() => import('./cancel-dialog.tsx'));

/**
 * The way to cancel an order, or why it is too late and what can be done instead. It stays while the
 * order changes below its dialog. `nextId` is the heading of what happens next.
 */
export function CancelPart({ order, nextId }: { order: Order; nextId: string }) {
  const [Opened, setOpened] = useState<ComponentType<Parameters<typeof CancelDialog>[0]>>();
  const href = cancelHref(order.invoice);

  async function open() {
    const loaded = await dialog.press(href);
    if (loaded) setOpened(() => loaded.CancelDialog);
  }

  const close = () => setOpened(undefined);

  return (
    <>
      {order.status === 'Cancelled' ? null : (
        <section className="stack order-mind" data-print="no">
          <h2>{headingOf(order)}</h2>
          {order.isCancellable ? (
            <>
              <p>
                You can cancel until it is packed. Prices may have moved since: we show what it
                would cost before you decide.
              </p>
              <div>
                <LinkButton
                  {...dialog.hints}
                  to={href}
                  aria-haspopup="dialog"
                  onClick={(event) => {
                    if (!isPlain(event)) return;
                    event.preventDefault();
                    void open();
                  }}
                >
                  Cancel this order…
                </LinkButton>
              </div>
            </>
          ) : (
            <TooLate order={order} />
          )}
        </section>
      )}
      {Opened ? <Opened order={order} nextId={nextId} onClose={close} onCancelled={close} /> : null}
    </>
  );
}

function headingOf({ status, isReturnable }: Order): string {
  if (status !== 'Delivered') return 'Changed your mind?';
  return isReturnable ? 'Return it, or sell it back' : 'Sell it back';
}

function TooLate({ order }: { order: Order }) {
  const { invoice, status, isReturnable } = order;
  if (status === 'Delivered') {
    return (
      <>
        <p>
          {isReturnable
            ? 'Is something damaged, missing or wrong? Ask for a return. Or sell the metal back to us, at the price of the day.'
            : 'You can sell the metal back to us, at the price of the day.'}
        </p>
        <div className="row">
          {isReturnable ? <LinkButton to={returnHref(invoice)}>Ask for a return</LinkButton> : null}
          <LinkButton to="/sell-to-us">Sell it back to us</LinkButton>
        </div>
      </>
    );
  }
  return (
    <p>
      {tooLateWords(order)} Once it has arrived you can ask for a return, or sell it back to us. If
      that is too late, <Link to={letterHref(invoice, 'cancel')}>write to us</Link>.
    </p>
  );
}
