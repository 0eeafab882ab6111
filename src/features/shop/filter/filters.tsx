import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router';

import type { Listing } from '#api/catalog/listing-model.ts';
import { countWords } from '#commerce/format/count.ts';
import '#commerce/page/fold.css';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/field/choice-field.tsx';
import { Icon } from '#ui/icon.tsx';

import { facetWords, narrowings } from '../place-words.ts';
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

/** The id of the form, to which the sort order belongs. */
export const FILTERS = 'filters';

/**
 * The filters of a list: a GET form that works without JavaScript. With JavaScript each change
 * applies at once and keeps the focus. Below 1024 px the form is collapsible.
 */
export function Filters({ place, listing, ownParams }: Shown) {
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

  /** On a phone the form covers the list: its last button leads back to it. */
  function showList() {
    if (fold.current) fold.current.open = false;
    document.getElementById('results')?.focus();
  }

  const active = narrowings(place, listing.facets).length;
  return (
    <details className="fold" ref={fold}>
      <summary className="fold-summary">
        Filter{active > 0 ? ` (${active})` : null}
        <Icon name="chevron-down" />
      </summary>
      <form
        ref={form}
        id={FILTERS}
        className="filters-form"
        aria-label="Filter and sort"
        autoComplete="off"
        onSubmit={submit}
        onChange={(event) => (isTyped(event.target) ? undefined : apply())}
      >
        <HiddenParams params={ownParams} />
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
