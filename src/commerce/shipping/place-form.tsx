import { useRef, useState, type FormEvent } from 'react';

import type { ShippingPlace } from '#api/checkout/shipping.ts';
import { stateTypeOf, US_STATES } from '#commerce/address/us-states.ts';
import { zipWords } from '#commerce/fields/field-words.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field/choice-field.tsx';
import { focusRefused } from '#ui/field/focus-refused.ts';
import { TextField } from '#ui/field/text-field.tsx';

/** The names of the fields in the form. */
const FIELDS = { state: 'shipping-state', zip: 'shipping-zip' } as const;

type Words = Partial<Record<keyof ShippingPlace, string | undefined>>;

/** Asks for a state and a ZIP code. `place` is what was asked for before. */
export function PlaceForm({
  place,
  onAsk,
}: {
  place: ShippingPlace | undefined;
  onAsk: (place: ShippingPlace) => void;
}) {
  const [refused, setRefused] = useState<Words>({});
  const form = useRef<HTMLFormElement>(null);

  function ask(event: FormEvent) {
    event.preventDefault();
    const values = new FormData(form.current ?? undefined);
    const typed = (name: string) => String(values.get(name) ?? '').trim();
    const to = { state: typed(FIELDS.state), zip: typed(FIELDS.zip) };
    const words: Words = {
      state: stateTypeOf(to.state) ? undefined : 'Choose the state.',
      zip: zipWords(to.zip),
    };
    setRefused(words);
    const first = words.state ? 'state' : words.zip ? 'zip' : undefined;
    if (!first) return onAsk(to);
    const control = form.current?.querySelector<HTMLElement>(`[name=${FIELDS[first]}]`);
    return focusRefused(control, words[first] ?? '');
  }

  return (
    <form ref={form} className="shipping-form" noValidate onSubmit={ask}>
      <SelectField
        label="State"
        name={FIELDS.state}
        error={refused.state}
        defaultValue={place?.state}
        autoComplete="shipping address-level1"
      >
        <option value="">Choose a state</option>
        {US_STATES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="ZIP code"
        name={FIELDS.zip}
        error={refused.zip}
        defaultValue={place?.zip}
        autoComplete="shipping postal-code"
        inputMode="numeric"
      />
      <Button type="submit">Show shipping</Button>
    </form>
  );
}
