import { lazy, memo, Suspense, useMemo, useState } from 'react';

import type { CartLine } from '#api/cart/cart-model.ts';
import { removeSelected } from '#commerce/cart/change/change-cart.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { itemsInWords } from '#commerce/cart/model/cart-words.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { countWords } from '#commerce/format/count.ts';
import type { Pay } from '#commerce/product/pay.ts';
import { signInHref } from '#commerce/session/return-to.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';

import { headingOf } from '../focus-beside.ts';
import { CartLineItem } from '../line/cart-line.tsx';
import { asNow } from '../line/line-now.ts';
import { totalOf } from '../line/line-price.ts';
import { inParts } from './in-parts.ts';
import { TickAll } from './tick-all.tsx';
import './cart-lines.css';

/** Bundled on the server, so that the page is complete without JavaScript. */
const Predictions = import.meta.env.SSR
  ? (await import('./predictions.tsx')).default
  : lazy(() => import('./predictions.tsx'));

type Listed = {
  lines: readonly CartLine[];
  pay: Pay;
  signedIn: boolean;
  onRemoved: (line: CartLine, toast: number) => void;
  onMoved: (line: CartLine) => void;
};

/** The lines that can be bought, and the actions for all ticked lines. */
export function CartLines({
  onEmptied,
  ...listed
}: Listed & { onEmptied: (lines: readonly CartLine[], toast: number) => void }) {
  const { lines, signedIn } = listed;
  const { items } = totalOf(lines);
  const [impaired, sound] = useMemo(
    () => [lines.filter(isImpaired), lines.filter((line) => !isImpaired(line))],
    [lines],
  );
  return (
    <div className="cart-lines-all">
      <section className="cart-lines" aria-labelledby="cart-lines-heading">
        <div className="cart-lines-head">
          <h2 id="cart-lines-heading">
            {itemsInWords(items)} {items < lines.length ? 'ticked to buy' : 'to buy'}
          </h2>
          {lines.length > 1 ? <TickAll lines={lines} ticked={items} /> : null}
        </div>
        {sound.length > 0 ? <LineList {...listed} lines={sound} /> : null}
      </section>
      {impaired.length > 0 ? (
        <section className="cart-lines" aria-labelledby="cart-impaired-heading">
          <h2 id="cart-impaired-heading">Impaired</h2>
          <p className="muted">
            Genuine and of full weight, with scratches, toning, milk spots or other marks.
          </p>
          <LineList {...listed} lines={impaired} />
        </section>
      ) : null}
      {lines.some(({ prediction }) => prediction) ? (
        <Suspense>
          <Predictions lines={lines} />
        </Suspense>
      ) : null}
      <div className="cart-lines-foot">
        <RemoveTicked lines={lines} count={items} signedIn={signedIn} onEmptied={onEmptied} />
        {signedIn ? null : (
          <LinkButton to={signInHref(CART_PATH)} tone="quiet">
            Sign in to move lines to your watchlist
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** §4 Empties the cart, which removes only ticked lines. */
function RemoveTicked({
  lines,
  count,
  signedIn,
  onEmptied,
}: {
  lines: readonly CartLine[];
  count: number;
  signedIn: boolean;
  onEmptied: (lines: readonly CartLine[], toast: number) => void;
}) {
  return (
    <form
      method="post"
      action={CART_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        const ticked = lines
          .map((line) => asNow(line, signedIn))
          .filter(({ selected }) => selected);
        headingOf(event.currentTarget)?.focus();
        void removeSelected(ticked).then((toast) => toast && onEmptied(ticked, toast));
      }}
    >
      <input type="hidden" name="intent" value="empty" />
      {signedIn ? <HiddenField name="line-id" value={String(lines[0]?.lineId)} /> : null}
      <Button type="submit" tone="quiet" disabled={count === 0}>
        Remove {count === 0 ? 'ticked lines' : countWords(count, 'ticked line')}
      </Button>
    </form>
  );
}

/**
 * One list for assistive technology. The browser skips the layout of parts outside the viewport.
 */
function LineList({ lines, ...how }: Listed) {
  const [known] = useState(() => new Map<string, number>());
  const parts = useMemo(() => inParts(lines, known), [lines, known]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list in parts, which no tag allows
    <div role="list" className="cart-lines-list">
      {Array.from(parts, (part = NONE, number) =>
        part.length > 0 ? <Part key={number} lines={part} {...how} /> : null,
      )}
    </div>
  );
}

const NONE: readonly CartLine[] = [];

const Part = memo(
  function Part({ lines, ...how }: Listed) {
    return (
      <ul className="cart-lines-part" role="none">
        {lines.map((line) => (
          <CartLineItem key={keyOf(line)} line={line} {...how} />
        ))}
      </ul>
    );
  },
  (one, other) =>
    one.pay === other.pay &&
    one.signedIn === other.signedIn &&
    one.onRemoved === other.onRemoved &&
    one.onMoved === other.onMoved &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, index) => line === other.lines[index]),
);

function isImpaired({ source }: CartLine): boolean {
  return source === 'impaired';
}
