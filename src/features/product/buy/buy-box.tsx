import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';

import type { Product } from '#api/catalog/product-model.ts';
import { AddToCart } from '#commerce/cart/change/add-to-cart.tsx';
import { NO_SIZE } from '#commerce/cart/model/no-size.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { PAY_WORDS } from '#commerce/product/pay.ts';
import { SaleCountdown } from '#commerce/product/sale-countdown.tsx';
import { SelectField, Choice as ChoiceOption, ChoiceGroup } from '#ui/field/choice-field.tsx';

import { Assurances } from '../assurances.tsx';
import type { Choice } from './choice.ts';
import { offerOf, unitPrice, type Offer } from '#commerce/product/offer.ts';
import { Cheaper, OrderTotal } from './order-total.tsx';
import { PriceNow } from './price-now.tsx';
import { PriceTable } from './price-table.tsx';
import { QuantityChoice } from './quantity-choice.tsx';
import { StockChoice } from './stock-choice.tsx';
import { useChoice } from './use-choice.ts';
import { Watching } from '../alerts/watching.tsx';
import './buy-box.css';

type Change = (part: Partial<Choice>) => void;

/**
 * The price of a product and its purchase. A single form: without JavaScript it submits to this
 * page, to show the prices of a choice, or to the cart.
 */
export function BuyBox({ product }: { product: Product }) {
  const [choice, change] = useChoice(product);
  const [isRefused, setIsRefused] = useState(false);
  const offer = offerOf(product.stocks, choice);
  if (!offer?.stock.source) return null;
  const { source } = offer.stock;

  /**
   * Suppresses the browser's bubble, which disappears too soon; the error is shown at the field.
   */
  function refuse(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    flushSync(() => setIsRefused(true));
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  /** The browser judges the quantity only: a select without a choice is not `required` natively. */
  function judge(event: FormEvent) {
    if (offer?.needsSize && new FormData(event.target as HTMLFormElement).has('size'))
      refuse(event);
  }

  return (
    <div className="buy-box stack" onInvalidCapture={refuse} onSubmitCapture={judge}>
      <PriceNow offer={offer} product={product} payment={choice.payment} />
      {product.sale ? <SaleCountdown key={product.sale.endsAt} sale={product.sale} /> : null}
      <AddToCart
        product={product}
        stock={{ source, salesEventId: product.sale?.id ?? 0 }}
        after={
          <PaymentChoice
            offer={offer}
            payment={choice.payment}
            href={product.href}
            change={change}
          />
        }
      >
        <StockChoice product={product} chosen={source} onChoose={(stock) => change({ stock })} />
        {offer.stock.sizes.length > 0 ? (
          <SizeChoice
            offer={offer}
            size={choice.size}
            change={change}
            error={isRefused && offer.needsSize ? NO_SIZE : undefined}
          />
        ) : null}
        <QuantityChoice
          name={product.name}
          offer={offer}
          typed={choice.quantity}
          onType={(quantity) => change({ quantity })}
        />
        <OrderTotal offer={offer} payment={choice.payment} />
      </AddToCart>
      <Cheaper offer={offer} payment={choice.payment} />
      <PriceTable
        offer={offer}
        payment={choice.payment}
        surchargePercent={product.surchargePercent}
      />
      <Watching product={product} />
      <Assurances product={product} offer={offer} />
    </div>
  );
}

/** A size is never preselected, because rings that do not fit are returned. */
function SizeChoice({
  offer,
  size,
  change,
  error,
}: {
  offer: Offer;
  size: string;
  change: Change;
  error: string | undefined;
}) {
  return (
    <SelectField
      label="Size"
      error={error}
      name="size"
      value={size}
      onChange={(event) => change({ size: event.currentTarget.value })}
    >
      <option value="">Choose a size</option>
      {offer.stock.sizes.map((one) => (
        <option key={one.size} value={one.size} disabled={one.units === 0}>
          {one.size}
          {one.units === 0 ? ', sold out' : `, ${formatMoney(one.tiers[0]?.cash ?? 0)}`}
        </option>
      ))}
    </SelectField>
  );
}

/**
 * The total by either payment; the chosen one is shown from now on. Without JavaScript a button
 * shows the prices of everything that is chosen.
 */
function PaymentChoice({
  offer: { tier, quantity, needsSize },
  payment,
  href,
  change,
}: {
  offer: Offer;
  payment: Choice['payment'];
  href: string;
  change: Change;
}) {
  return (
    <>
      <ChoiceGroup legend="Show the total for" name="payment">
        {(['check', 'card'] as const).map((way) => (
          <ChoiceOption
            key={way}
            type="radio"
            name="payment"
            value={way}
            label={
              quantity === undefined || needsSize
                ? PAY_WORDS[way]
                : `${PAY_WORDS[way]}, ${formatMoney(unitPrice(tier, way) * quantity)}`
            }
            checked={payment === way}
            onChange={() => change({ payment: way })}
          />
        ))}
      </ChoiceGroup>
      <noscript>
        <button className="button" formMethod="get" formAction={href} formNoValidate>
          Show the prices of this choice
        </button>
      </noscript>
    </>
  );
}
