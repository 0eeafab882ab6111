import type { FieldOf } from '#commerce/form/field-of.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';

import { overSpotWords } from './cost.ts';
import { moneyIn } from './holding-fields.ts';
import { dayHeading } from './spot-words.ts';
import { useSpotOnDay, type SpotAsk } from './use-spot-on-day.ts';

const BEFORE =
  'With the product and the day we fill in the spot price. Both fields may stay empty.';

/** The spot price of the day and the premium over it: filled in, and the customer may correct both. */
export function SpotPart({ field, ...ask }: SpotAsk & { field: FieldOf }) {
  const { piece } = ask;
  const { day, isAsked, words, retry } = useSpotOnDay(ask);
  const { unitCents, spotCents } = moneyIn(ask.typed);
  const isPriced = piece && unitCents !== undefined && spotCents !== undefined;
  const over = isPriced && overSpotWords({ unitCents, ounces: piece.ounces, spotCents });
  return (
    <section className="add-spot" aria-labelledby="add-spot-heading">
      <h2 id="add-spot-heading">
        {day && piece ? dayHeading(piece.metal, day) : 'The metal on that day'}
      </h2>
      <p className="muted">{words ?? (isAsked ? 'Looking up the spot price …' : BEFORE)}</p>
      {retry ? (
        <Button pending={retry.isFetching} onClick={() => void retry.refetch()}>
          Try again to look up the spot price
        </Button>
      ) : null}
      <noscript>
        <button type="submit" name="intent" value="spot" className="button">
          Fill in the spot price
        </button>
      </noscript>
      <div className="add-fields">
        {(['spot', 'premium'] as const).map((name) => (
          <TextField
            key={name}
            label={name === 'spot' ? 'Spot, an ounce' : 'Premium, an ounce'}
            optional
            // A premium may be below zero, and keyboards for decimals have no minus.
            inputMode={name === 'spot' ? 'decimal' : 'text'}
            autoComplete="off"
            {...field(name)}
          />
        ))}
        {over ? (
          <p className="add-over">
            You paid <b className="figures">{over}</b>.
          </p>
        ) : null}
      </div>
    </section>
  );
}
