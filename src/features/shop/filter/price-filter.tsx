import type { Listing } from '#api/catalog/listing-model.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';

import type { Place } from '../place.ts';
import { FilterGroup } from './facet-filter.tsx';
import { written } from './filter-form.ts';

/** The lowest and highest price of one unit. Both are optional. */
export function PriceFilter({ place, range }: { place: Place; range: Listing['priceRange'] }) {
  const isSet = place.minCents !== undefined || place.maxCents !== undefined;
  if (range.max === range.min && !isSet) return null;
  return (
    <FilterGroup words="Price of one" open={isSet}>
      <p className="muted filter-hint">
        In dollars, by check. These cost {formatMoney(range.min)} to {formatMoney(range.max)}.
      </p>
      <div className="price-ends">
        <End label="From" name="priceMin" value={written(place.minCents)} />
        <End label="To" name="priceMax" value={written(place.maxCents)} />
      </div>
      <Button type="submit">
        Apply<span className="visually-hidden"> price</span>
      </Button>
    </FilterGroup>
  );
}

function End({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <TextField
      label={label}
      name={name}
      defaultValue={value}
      inputMode="decimal"
      autoComplete="off"
      required={false}
    />
  );
}
