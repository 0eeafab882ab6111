import type { FormEvent } from 'react';
import { useNavigation, useSubmit } from 'react-router';

import { orderSorts, orderStatuses, type OrderPlace } from '#api/orders/order-history.ts';
import '#commerce/page/fold.css';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { answerFirst } from '#ui/timing/answer-first.ts';

import { SORT_WORDS, STATUS_WORDS } from '../order-words.ts';
import { HISTORY_PATH, isNarrowed, writePlace } from './order-place.ts';
import './order-filters.css';

/**
 * The filters and the sort order of the history: a GET form that works without JavaScript. Below
 * 1024 px it is collapsible.
 */
export function OrderFilters({ place }: { place: OrderPlace }) {
  const isPending = useNavigation().location?.pathname === HISTORY_PATH;
  const submit = useSubmit();

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    answerFirst(form, () => submit(form, { preventScrollReset: true }));
  }

  return (
    <details className="fold">
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
      >
        <PlaceFields place={place} />
        <Button type="submit" pending={isPending}>
          Show orders
        </Button>
      </form>
    </details>
  );
}

function PlaceFields({ place }: { place: OrderPlace }) {
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
      <TextField
        label="Placed from"
        id="order-from"
        name="from"
        type="date"
        required={false}
        defaultValue={place.from}
      />
      <TextField
        label="Placed to"
        id="order-to"
        name="to"
        type="date"
        required={false}
        defaultValue={place.to}
      />
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
