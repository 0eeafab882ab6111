import { useEffect, useRef, useState } from 'react';

import type { HoldingHistory } from '#api/portfolio/holding.ts';
import { dayTyped, DAY_HINT, writtenDay } from '#commerce/fields/day-field.ts';
import type { FieldOf } from '#commerce/form/field-of.ts';
import { longDate } from '#commerce/format/date.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { ageOf, ageWords } from '#commerce/portfolio/lot-age.ts';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

import { shareOf } from '../exact-units.ts';
import { exitFields, lastBought, lotField } from '../holding-forms.ts';
import { openLots, type Lot } from '../lots.ts';
import { TradeFields } from '../trades/trade-fields.tsx';
import { ExitGain } from './exit-gain.tsx';

type Values = Record<string, string>;

/** The fields of a sale elsewhere, and what it would gain. */
export function ExitFields({
  holding,
  field,
  today,
}: {
  holding: HoldingHistory;
  field: FieldOf;
  today: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Values>(() =>
    Object.fromEntries(exitFields(holding).map((name) => [name, field(name).defaultValue ?? ''])),
  );
  // Reads the form once a kept draft has been put back into it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const form = box.current?.closest('form');
      if (form) setTyped(typedIn(form));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const lots = openLots(holding.trades);
  const last = lastBought(holding.trades);
  return (
    <div
      ref={box}
      className="holding-exit-fields"
      onInput={({ currentTarget }) => {
        const form = currentTarget.closest('form');
        if (form) setTyped(typedIn(form));
      }}
    >
      <TradeFields
        field={field}
        labels={{ day: 'Sold on', units: 'How many', price: 'Price of one' }}
        hints={{
          day: last ? `${DAY_HINT} Not before ${writtenDay(last)}.` : DAY_HINT,
          units: `Up to ${formatMeasure(holding.units)}.`,
        }}
      />
      {lots.length > 1 ? (
        <Lots lots={lots} field={field} day={dayTyped(typed['day'] ?? '') ?? today} />
      ) : null}
      <ExitGain holding={holding} typed={(name) => typed[name] ?? ''} today={today} />
    </div>
  );
}

/** The text that stands in a form. */
function typedIn(form: HTMLFormElement): Values {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Which of them: the fields of the lots are in sight once they are named, without JavaScript too. */
function Lots({ lots, field, day }: { lots: readonly Lot[]; field: FieldOf; day: string }) {
  const { id, error, defaultValue } = field('lots');
  const isNamed = defaultValue === 'named';
  return (
    <>
      <ChoiceGroup
        legend="Which of them?"
        hint="They may look alike, but each lot keeps its own price and date, which count for the tax."
        name={id}
        {...(error && { error })}
      >
        <Choice
          type="radio"
          name="lots"
          value="oldest"
          label="Oldest first"
          defaultChecked={!isNamed}
        />
        <Choice
          type="radio"
          name="lots"
          value="named"
          label="I name the lots"
          defaultChecked={isNamed}
        />
      </ChoiceGroup>
      <div className="holding-exit-lots">
        {lots.map((lot) => (
          <TextField
            key={lot.id}
            label={`From the lot of ${longDate(lot.day)}`}
            hint={`${formatMeasure(lot.left)} left, ${formatMoney(shareOf(lot.costCents, 1, lot.left))} each, ${ageWords(ageOf(lot.day, day), day)}.`}
            inputMode="decimal"
            autoComplete="off"
            required={false}
            {...field(lotField(lot.id))}
          />
        ))}
      </div>
    </>
  );
}
