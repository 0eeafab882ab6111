import type { MouseEvent } from 'react';
import { Link } from 'react-router';

import type { Listing } from '#api/catalog/listing-model.ts';
import { Icon } from '#ui/icon.tsx';

import { narrowings } from '../place-words.ts';
import { everything, type Place } from '../place.ts';
import './active-filters.css';

type Filtered = {
  place: Place;
  facets: Listing['facets'];
  hrefOf: (place: Place) => string;
};

/** The active filters; each is a link that removes it. */
export function ActiveFilters({ place, facets, hrefOf }: Filtered) {
  const active = narrowings(place, facets);
  if (active.length === 0) return null;
  const { sort } = place;
  const all = { ...everything, ...(sort && { sort }) };
  return (
    <ul className="active-filters" aria-label="Filters in use">
      {active.map(({ key, words, without }) => (
        <li key={key}>
          <Link
            to={hrefOf(without)}
            preventScrollReset
            onClick={leaveChip}
            className="active-filter"
          >
            <span className="visually-hidden">Remove </span>
            {words}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {active.length > 1 ? (
        <li>
          <Link
            to={hrefOf(all)}
            preventScrollReset
            onClick={leaveList}
            className="active-filters-all"
          >
            Remove all filters
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

/** The link is removed with its filter, so the focus first moves to its neighbour. */
function leaveChip(event: MouseEvent<HTMLAnchorElement>): void {
  if (opensElsewhere(event)) return;
  const item = event.currentTarget.closest('li');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const chip = beside?.querySelector<HTMLElement>('.active-filter');
  (chip ?? document.getElementById('results'))?.focus();
}

function leaveList(event: MouseEvent): void {
  if (!opensElsewhere(event)) document.getElementById('results')?.focus();
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
