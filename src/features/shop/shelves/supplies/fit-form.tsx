import { useNavigation } from 'react-router';

import type { MeasuredCoin, Metal } from '#api/catalog/listing-model.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

import { useGetForm } from '#commerce/form/use-get-form.ts';
import type { Fit } from './fit-place.ts';

const METALS: readonly Metal[] = ['silver', 'gold', 'platinum', 'palladium', 'copper'];

/** Asks for a coin by its name or its diameter: a GET form that works without JavaScript. */
export function FitForm({ coins, asked }: { coins: readonly MeasuredCoin[]; asked?: Fit }) {
  const isPending = /[?&](?:coin|diameter)=/.test(useNavigation().location?.search ?? '');
  const coin = coins.some(({ value }) => value === asked?.coin) ? (asked?.coin ?? '') : '';
  const diameter = asked?.diameter ?? '';
  const { form, errors, onSubmit } = useGetForm({
    values: { coin, diameter },
    refused: asked?.error ? { [asked.error.field]: asked.error.says } : {},
    needs: { names: ['coin', 'diameter'], says: 'Choose a coin, or enter its diameter.' },
  });
  return (
    <form
      ref={form}
      className="fit-form"
      method="get"
      aria-label="Fits your coin"
      onSubmit={onSubmit}
      noValidate
    >
      <SelectField
        label="Your coin"
        name="coin"
        required={false}
        defaultValue={coin}
        error={errors['coin']}
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
        error={errors['diameter']}
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
