import { useRef, type FormEvent, type RefObject } from 'react';
import { Link } from 'react-router';

import { cardHref, sourceOf } from '#api/catalog/product-card.ts';
import type { Watched } from '#api/watchlist/watchlist.ts';
import { AddToCart } from '#commerce/cart/change/add-to-cart.tsx';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { formatMoney, formatPrice, NO_PRICE } from '#commerce/format/money.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { UnitPrices, WasLine } from '#commerce/product/price.tsx';
import { StockBadge } from '#commerce/product/stock-badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { MoreButton } from '#ui/overlay/more-button.tsx';

import { FormDisclosure } from '../form-disclosure.tsx';
import { priceMove } from './price-move.ts';

/** Width and height of the image in pixels. */
const ART = 96;

type Props = {
  watched: Watched;
  isPending: boolean;
  onRemove: (event: FormEvent<HTMLFormElement>) => void;
};

/** A watched product: its price now and then, and its actions. */
export function WatchedItem({ watched, isPending, onRemove }: Props) {
  const { since, centsThen, product } = watched;
  const source = sourceOf(product.stock);
  const move = priceMove(centsThen, product.cash);
  const alert = useRef<HTMLDetailsElement>(null);
  return (
    <li className="watched">
      <img src={product.image} alt="" width={ART} height={ART} loading="lazy" />
      <div className="watched-words">
        <h3>
          <Link to={cardHref(product)} data-name={product.name}>
            {product.name}
          </Link>
        </h3>
        <StockBadge stock={product.stock} shipsOn={product.shipsOn} />
        <p className="figures" data-way={move.way}>
          {product.cash > 0 ? `${move.says}${move.way === 'same' ? ', ' : ' since '}` : 'Added '}
          {shortDate(since)}, when it was {formatPrice(centsThen)}
        </p>
      </div>
      <div className="watched-prices">
        <UnitPrices product={product} />
        <WasLine product={product} />
      </div>
      <WatchedActions watched={watched} isPending={isPending} onRemove={onRemove} alert={alert} />
      <div className="watched-alert">
        <FormDisclosure
          ref={alert}
          form={source ? priceForm(product) : stockForm(product)}
          summary={<Summary says={alertWords(watched)} name={product.name} />}
          // Collapsed it is hidden, together with its focused summary.
          onToggle={({ currentTarget }) => {
            if (!currentTarget.open) document.getElementById(moreId(watched))?.focus();
          }}
        >
          {source ? <PriceAlert watched={watched} /> : <StockAlert watched={watched} />}
        </FormDisclosure>
      </div>
    </li>
  );
}

/** "Add to cart" as a button, the rest as a menu; without JavaScript, "Remove" as a form. */
function WatchedActions({
  watched,
  isPending,
  onRemove,
  alert,
}: Props & { alert: RefObject<HTMLDetailsElement | null> }) {
  const { id, product } = watched;
  const source = sourceOf(product.stock);
  const remove = useRef<HTMLButtonElement>(null);
  return (
    <div className="watched-actions">
      {source && !product.needsChoice && product.cash > 0 ? (
        <AddToCart
          tone="plain"
          product={product}
          stock={{ source, salesEventId: product.saleEvent }}
        />
      ) : null}
      <WatchedMore watched={watched} isPending={isPending} alert={alert} remove={remove} />
      <form className="watched-remove" method="post" onSubmit={onRemove}>
        <input type="hidden" name="name" value={product.name} />
        <input type="hidden" name="product" value={product.id} />
        <Button
          ref={remove}
          type="submit"
          tone="quiet"
          name="form"
          value={`remove-${id}`}
          pending={isPending}
          aria-label={`Remove, ${product.name}`}
        >
          Remove
        </Button>
      </form>
    </div>
  );
}

function moreId({ id }: Watched): string {
  return `more-${id}`;
}

function alertWords({ product }: Watched): string {
  return sourceOf(product.stock) ? 'Write to me at a lower price' : 'Write to me when it is back';
}

/**
 * The secondary actions of a watched product. They use the form and the disclosure beside them,
 * which are hidden until then, and visible without JavaScript.
 */
function WatchedMore({
  watched,
  isPending,
  alert,
  remove,
}: {
  watched: Watched;
  isPending: boolean;
  alert: RefObject<HTMLDetailsElement | null>;
  remove: RefObject<HTMLButtonElement | null>;
}) {
  const actions = [
    { label: alertWords(watched), act: () => unfold(alert.current) },
    {
      label: 'Remove from the watchlist',
      act: () => remove.current?.click(),
    },
  ];
  return (
    <MoreButton
      id={moreId(watched)}
      of={watched.product.name}
      actions={actions}
      pending={isPending}
    />
  );
}

function priceForm({ id }: Watched['product']): string {
  return `price-${id}`;
}

function stockForm({ id }: Watched['product']): string {
  return `stock-${id}`;
}

function unfold(alert: HTMLDetailsElement | null): void {
  if (!alert) return;
  alert.open = true;
  alert.querySelector('input')?.focus();
}

function PriceAlert({ watched: { product } }: { watched: Watched }) {
  return (
    <SectionForm
      form={priceForm(product)}
      draft
      tone="plain"
      submit={['Ask for the alert', 'Asking for the alert']}
      label={product.name}
      clears
    >
      {(field) => (
        <TextField
          label="Target price in dollars"
          hint={`For one, by check. ${product.cash > 0 ? `It is ${formatMoney(product.cash)} now` : NO_PRICE}.`}
          inputMode="decimal"
          autoComplete="off"
          {...field('target')}
        />
      )}
    </SectionForm>
  );
}

function StockAlert({ watched: { product } }: { watched: Watched }) {
  return (
    <SectionForm
      form={stockForm(product)}
      draft
      tone="plain"
      fields={{ quantity: '1' }}
      submit={['Ask for the alert', 'Asking for the alert']}
      label={product.name}
      clears
    >
      {(field) => (
        <TextField
          label="How many you want"
          inputMode="numeric"
          autoComplete="off"
          {...field('quantity')}
        />
      )}
    </SectionForm>
  );
}

/** The accessible name contains the product, because the visible text is the same on each. */
function Summary({ says, name }: { says: string; name: string }) {
  return (
    <span>
      {says}
      <span className="visually-hidden">, {name}</span>
    </span>
  );
}
