import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigation, useSearchParams, useSubmit } from 'react-router';

import { orderSorts, orderStatuses, type OrderPlace } from '#api/orders/order-history.ts';
import { SHORT_DAY_HINT, WRITE_DAY, writtenDay } from '#commerce/fields/day-field.ts';
import '#commerce/page/fold.css';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field/choice-field.tsx';
import { focusRefused } from '#ui/field/focus-refused.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { answerFirst } from '#ui/timing/answer-first.ts';

import { SORT_WORDS, STATUS_WORDS } from '../order-words.ts';
import { findWrongDays, HISTORY_PATH, isNarrowed, writePlace, type Day } from './order-place.ts';
import './order-filters.css';

const LONGEST_DAY = 20;
const DAY_FIELDS = [
  ['from', 'Placed from'],
  ['to', 'Placed to'],
] as const;

/**
 * The filters and the sort order of the history: a GET form that works without JavaScript. Below
 * 1024 px it is collapsible.
 */
export function OrderFilters({ place }: { place: OrderPlace }) {
  const isPending = useNavigation().location?.pathname === HISTORY_PATH;
  const submit = useSubmit();
  const [search] = useSearchParams();
  const [refused, setRefused] = useState<ReturnType<typeof findWrongDays>>();
  const wrong = refused ?? findWrongDays((name) => search.get(name) ?? '');

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const found = findWrongDays((name) => String(typed.get(name)));
    flushSync(() => setRefused(found));
    const [first] = Object.keys(found);
    if (first) return focusRefused(document.getElementById(`order-${first}`), WRITE_DAY);
    answerFirst(form, () => submit(form, { preventScrollReset: true }));
  }

  return (
    <details className="fold" open={Object.keys(wrong).length > 0 || undefined}>
      <summary className="fold-summary">
        Find and sort{isNarrowed(place) ? ', in use' : null}
        <Icon name="chevron-down" />
      </summary>
      <form
        // The key starts a new form for each place, so that the fields match the address.
        key={writePlace({ ...place, page: 1 })}
        className="order-filters"
        method="get"
        action={HISTORY_PATH}
        aria-label="Find orders"
        onSubmit={show}
        noValidate
      >
        <PlaceFields place={place} wrong={wrong} />
        <Button type="submit" pending={isPending}>
          Show orders
        </Button>
      </form>
    </details>
  );
}

function PlaceFields({ place, wrong }: { place: OrderPlace; wrong: Partial<Record<Day, string>> }) {
  return (
    <>
      <div className="order-filters-search">
        <TextField
          label="Order number or product"
          id="order-search"
          name="search"
          type="search"
          required={false}
          maxLength={100}
          autoComplete="off"
          defaultValue={place.search}
        />
      </div>
      <StatusField chosen={place.status} />
      {DAY_FIELDS.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          hint={SHORT_DAY_HINT}
          id={`order-${name}`}
          name={name}
          required={false}
          autoComplete="off"
          maxLength={LONGEST_DAY}
          defaultValue={wrong[name] ?? (place[name] && writtenDay(place[name]))}
          error={wrong[name] && WRITE_DAY}
        />
      ))}
      <SelectField
        label="Sort by"
        id="order-sort"
        name="sort"
        required={false}
        defaultValue={place.sort ?? ''}
      >
        {orderSorts.map((sort) => (
          <option key={sort} value={sort === 'newest' ? '' : sort}>
            {SORT_WORDS[sort]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function StatusField({ chosen }: { chosen: OrderPlace['status'] }) {
  return (
    <SelectField
      label="Status"
      id="order-status"
      name="status"
      required={false}
      defaultValue={chosen ?? ''}
    >
      <option value="">Any status</option>
      {orderStatuses.map((status) => (
        <option key={status} value={status}>
          {STATUS_WORDS[status]}
        </option>
      ))}
    </SelectField>
  );
}
