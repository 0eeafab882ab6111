import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigation, useSubmit } from 'react-router';

import type { MeasuredCoin, Metal } from '#api/catalog/listing-model.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field/choice-field.tsx';
import { focusRefused } from '#ui/field/focus-refused.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { answerFirst } from '#ui/timing/answer-first.ts';

import type { Fit } from './fit-place.ts';

const METALS: readonly Metal[] = ['silver', 'gold', 'platinum', 'palladium', 'copper'];

type Refused = NonNullable<Fit['error']>;

const MISSING: Refused = { field: 'coin', says: 'Choose a coin, or enter its diameter.' };

/** Asks for a coin by its name or its diameter: a GET form that works without JavaScript. */
export function FitForm({ coins, asked }: { coins: readonly MeasuredCoin[]; asked?: Fit }) {
  const submit = useSubmit();
  const { key } = useLocation();
  const isPending = /[?&](?:coin|diameter)=/.test(useNavigation().location?.search ?? '');
  const [empty, setEmpty] = useState(0);
  const error = empty > 0 ? MISSING : asked?.error;
  const form = useFocusOnRefused(error, `${key} ${empty}`);
  const coin = coins.some(({ value }) => value === asked?.coin) ? asked?.coin : '';
  const diameter = asked?.diameter ?? '';
  useCoinOfAddress(coin, diameter);

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const isEmpty = [...new FormData(currentTarget).values()].every((value) => !value);
    setEmpty(isEmpty ? empty + 1 : 0);
    if (isEmpty) return;
    answerFirst(currentTarget, () => submit(currentTarget, { preventScrollReset: true }));
  }

  const says = (field: Refused['field']) => (error?.field === field ? error.says : undefined);
  return (
    <form
      ref={form}
      className="fit-form"
      method="get"
      aria-label="Fits your coin"
      onSubmit={show}
      noValidate
    >
      <SelectField
        label="Your coin"
        name="coin"
        required={false}
        defaultValue={coin}
        error={says('coin')}
      >
        <option value="">Choose a coin</option>
        {METALS.map((metal) => (
          <CoinsOf key={metal} metal={metal} coins={coins} />
        ))}
      </SelectField>
      <TextField
        label="Or its diameter in millimeters"
        hint="It goes before a coin that is chosen above."
        name="diameter"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required={false}
        defaultValue={diameter}
        error={says('diameter')}
      />
      <Button type="submit" tone="main" pending={isPending}>
        Show what fits
      </Button>
    </form>
  );
}

function CoinsOf({ metal, coins }: { metal: Metal; coins: readonly MeasuredCoin[] }) {
  const own = coins.filter((coin) => coin.metal === metal);
  if (own.length === 0) return null;
  return (
    <optgroup label={metalNames[metal]}>
      {own.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </optgroup>
  );
}

/** Another address, after Back too, has another coin; a new field would lose the focus. */
function useCoinOfAddress(coin = '', diameter = ''): void {
  // Writes into the native fields, which belong to the shopper between two addresses.
  useEffect(() => {
    for (const [id, value] of Object.entries({ coin, diameter })) {
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value;
    }
  }, [coin, diameter]);
}

/** After a refusal the focus is on the field that was refused, if the form was in use. */
function useFocusOnRefused(error: Fit['error'], attempt: string) {
  const form = useRef<HTMLFormElement>(null);
  const judged = useRef('');
  const { field, says } = error ?? {};
  // Moves the focus once for each attempt, after the error is in the page.
  useEffect(() => {
    if (judged.current === attempt) return;
    judged.current = attempt;
    if (!field || !says || !form.current?.contains(document.activeElement)) return;
    focusRefused(document.getElementById(field), says);
  }, [field, says, attempt]);
  return form;
}
