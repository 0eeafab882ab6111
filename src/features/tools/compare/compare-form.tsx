import type { FormEvent } from 'react';

import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { Choice } from '#ui/field/choice-field.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { QuantityField } from '#ui/field/quantity-field.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import type { Asked } from './compare-place.ts';
import { comparedAt, differingIn, groupsOf } from './compare-rows.ts';
import type { Compared } from './compared.ts';
import { KeptFields } from './kept-fields.tsx';
import type { useComparison } from './use-comparison.ts';
import './compare-form.css';

type CompareFormProps = {
  asked: Asked;
  compared: readonly Compared[];
  comparison: ReturnType<typeof useComparison>;
};

/** How many of each, and whether all rows are shown: a GET form that works without JavaScript. */
export function CompareForm({ asked, compared, comparison }: CompareFormProps) {
  const { error, typed, onlyDiffering } = asked;
  const { goTo, type } = comparison;

  function submit(event: FormEvent) {
    event.preventDefault();
    announce(quantityWords(asked, compared));
    goTo(asked);
  }

  function change(isOn: boolean) {
    announce(isOn ? differingWords(asked, compared) : 'All rows are shown.');
    goTo({ ...asked, onlyDiffering: isOn });
  }

  return (
    <form className="compare-form" method="get" noValidate onSubmit={submit} data-print="no">
      <KeptFields ids={asked.ids} />
      <div className="field" data-invalid={error ? '' : undefined}>
        <FieldError id="quantity-error" message={error && `${error} Prices are for one.`} />
        <QuantityField
          id="quantity"
          name="quantity"
          of="each product"
          value={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'quantity-error' : undefined}
          onChange={({ currentTarget: { value } }) =>
            type(value, (next) => quantityWords(next, compared))
          }
        />
      </div>
      {compared.length > 1 ? (
        <Choice
          type="checkbox"
          name="differs"
          value="yes"
          label="Only what differs"
          checked={onlyDiffering}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
      ) : null}
      <noscript>
        <button className="button">Show prices</button>
      </noscript>
    </form>
  );
}

/** What a quantity comes to: which of the products is the least expensive for it. */
function quantityWords({ error, quantity }: Asked, compared: readonly Compared[]): string {
  if (error) return error;
  const products = compared.map(({ product }) => product);
  const now = comparedAt(products, { quantity, elsewhere: undefined });
  const [prices] = groupsOf(now, quantity);
  const best = prices?.rows[0]?.cells.findIndex((cell) => cell.best) ?? -1;
  const least = now[best];
  const head = `Prices for ${formatCount(quantity)}.`;
  if (!least?.offer) return head;
  return `${head} Lowest by check: ${least.product.name}, ${formatMoney(least.offer.tier.cash)} each.`;
}

function differingWords({ quantity }: Asked, compared: readonly Compared[]): string {
  const groups = groupsOf(compared, quantity);
  const count = (some: typeof groups) => some.flatMap(({ rows }) => rows).length;
  return `${count(differingIn(groups))} of ${count(groups)} rows differ.`;
}
