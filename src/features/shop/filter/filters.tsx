import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router';

import type { Listing } from '#api/catalog/listing-model.ts';
import { listingSorts, type ListingSort } from '#api/catalog/listing.ts';
import { countWords } from '#commerce/format/count.ts';
import '#commerce/page/fold.css';
import { Button } from '#ui/button.tsx';
import { Choice, SelectField } from '#ui/field/choice-field.tsx';
import { Icon } from '#ui/icon.tsx';

import { facetWords, narrowings, sortWords } from '../place-words.ts';
import type { Place } from '../place.ts';
import { FacetFilter, FilterGroup } from './facet-filter.tsx';
import { fillForm, queryOf } from './filter-form.ts';
import { PriceFilter } from './price-filter.tsx';
import './filters.css';

type Shown = {
  place: Place;
  listing: Listing;
  /** Parameters of the page itself, which the form keeps. */
  ownParams: Readonly<Record<string, string>>;
  /** The order of the page, which needs no parameter. */
  preset: ListingSort | undefined;
};

/** The filters in the order of their use; the first ones are open. */
const ORDER = [
  'availability',
  'metal',
  'form',
  'weight',
  'mint',
  'series',
  'year',
  'purity',
] as const;
const OPEN_AT_FIRST = 4;

/**
 * The filters and the sort order of a list: a GET form that works without JavaScript. With
 * JavaScript each change applies at once and keeps the focus. Below 1024 px the form is
 * collapsible.
 */
export function Filters({ place, listing, ownParams, preset }: Shown) {
  const form = useRef<HTMLFormElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const navigate = useNavigate();
  // Synchronizes the browser's form with the address: Back and the filter links change only the
  // address.
  useLayoutEffect(() => {
    if (form.current) fillForm(form.current, place);
  }, [place]);

  function apply() {
    if (!form.current) return;
    const search = queryOf(form.current);
    void navigate({ search }, { preventScrollReset: true });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    apply();
  }

  /** On a phone the list is below the filters: their last button scrolls to it. */
  function showList() {
    if (fold.current) fold.current.open = false;
    document.getElementById('results')?.focus();
  }

  const active = narrowings(place, listing.facets).length;
  return (
    <details className="fold" ref={fold}>
      <summary className="fold-summary">
        Filter and sort{active > 0 ? `, ${active} in use` : null}
        <Icon name="chevron-down" />
      </summary>
      <form
        ref={form}
        className="filters-form"
        aria-label="Filter and sort"
        autoComplete="off"
        onSubmit={submit}
        onChange={(event) => (isTyped(event.target) ? undefined : apply())}
      >
        <HiddenParams params={ownParams} />
        <SortField chosen={place.sort} isSearch={'searchkey' in ownParams} preset={preset} />
        {ORDER.map((name, index) => (
          <FacetFilter
            key={name}
            name={name}
            words={facetWords[name]}
            options={listing.facets[name]}
            chosen={place.chosen[name]}
            open={index < OPEN_AT_FIRST}
          />
        ))}
        <PriceFilter place={place} range={listing.priceRange} />
        <OnlyFilters place={place} />
        <ApplyButton />
        <div className="filters-show">
          <Button tone="main" onClick={showList}>
            Show {countWords(listing.total, 'product')}
          </Button>
        </div>
      </form>
    </details>
  );
}

function HiddenParams({ params }: { params: Shown['ownParams'] }) {
  return Object.entries(params).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

type SortProps = {
  chosen: Place['sort'];
  isSearch: boolean;
  preset: ListingSort | undefined;
};

function SortField({ chosen, isSearch, preset }: SortProps) {
  const usual = isSearch ? 'Best match' : 'Featured';
  return (
    <div className="filters-sort">
      <SelectField label="Sort by" name="sort" required={false} defaultValue={chosen ?? ''}>
        <option value="">{preset ? sortWords[preset] : usual}</option>
        {listingSorts
          .filter((sort) => sort !== preset)
          .map((sort) => (
            <option key={sort} value={sort}>
              {sortWords[sort]}
            </option>
          ))}
      </SelectField>
    </div>
  );
}

function OnlyFilters({ place }: { place: Place }) {
  return (
    <FilterGroup words="Only" open={place.ira || place.onSale}>
      <Choice
        type="checkbox"
        name="ira"
        value="true"
        label="IRA-approved"
        defaultChecked={place.ira}
      />
      <Choice
        type="checkbox"
        name="onSale"
        value="true"
        label="On sale"
        defaultChecked={place.onSale}
      />
    </FilterGroup>
  );
}

function ApplyButton() {
  return (
    <div className="filters-apply">
      <Button type="submit" tone="main">
        Apply filters
      </Button>
    </div>
  );
}

/** Typed values apply on submit, not on each key. */
function isTyped(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'text';
}
