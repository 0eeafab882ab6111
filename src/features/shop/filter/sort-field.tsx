import { listingSorts, type ListingSort } from '#api/catalog/listing.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field/choice-field.tsx';

import { sortWords } from '../place-words.ts';
import type { Place } from '../place.ts';
import { FILTERS } from './filters.tsx';
import './sort-field.css';

type SortFieldProps = {
  chosen: Place['sort'];
  /** The name of the order without a choice. */
  usual: string;
  /** The order of the page, which needs no parameter. */
  preset: ListingSort | undefined;
};

/**
 * The sort order of a list, a field of the form of its filters. It applies at once; without
 * JavaScript, by its button.
 */
export function SortField({ chosen, usual, preset }: SortFieldProps) {
  return (
    <div className="sort-field">
      <SelectField
        label={
          <>
            Sort <span>by</span>
          </>
        }
        name="sort"
        form={FILTERS}
        required={false}
        defaultValue={chosen ?? ''}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">{preset ? sortWords[preset] : usual}</option>
        {listingSorts
          .filter((sort) => sort !== preset)
          .map((sort) => (
            <option key={sort} value={sort}>
              {sortWords[sort]}
            </option>
          ))}
      </SelectField>
      <Button type="submit" form={FILTERS}>
        Apply
      </Button>
    </div>
  );
}
