import { useState, type ReactNode } from 'react';

import type { Facet, FacetName } from '#api/catalog/listing-model.ts';
import { formatCount } from '#commerce/format/count.ts';
import { Choice } from '#ui/field/choice-field.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';

/** The number of choices before "Show all". */
const SHOWN = 8;

type Kind = {
  name: FacetName;
  words: string;
  options: readonly Facet[];
  chosen: readonly string[];
  open: boolean;
};

/** One filter. Renders nothing if it cannot narrow this list. */
export function FacetFilter({ name, words, options, chosen, open }: Kind) {
  // The API may omit a chosen value without results; the shopper must be able to untick it.
  const missing = chosen.filter((value) => !options.some((option) => option.value === value));
  const all: Facet[] = [...options, ...missing.map((value) => ({ value, count: 0 }))];
  if (all.length < 2 && chosen.length === 0) return null;
  const choices = all.map((option) => (
    <Choice
      key={option.value}
      type="checkbox"
      name={name}
      value={option.value}
      defaultChecked={chosen.includes(option.value)}
      label={
        <>
          {option.label ?? option.value}{' '}
          <span className="filter-count">({formatCount(option.count)})</span>
        </>
      }
    />
  ));
  const rest = choices.slice(SHOWN);
  const isDeep = all.slice(SHOWN).some(({ value }) => chosen.includes(value));
  return (
    <FilterGroup words={words} open={open || chosen.length > 0}>
      {choices.slice(0, SHOWN)}
      {rest.length > 0 ? (
        <More words={`Show all ${all.length}`} open={isDeep}>
          {rest}
        </More>
      ) : null}
    </FilterGroup>
  );
}

/** A collapsible group of the filter form, with a heading. */
export function FilterGroup({
  words,
  open,
  children,
}: {
  words: string;
  open: boolean;
  children: ReactNode;
}) {
  // Set only once: a group that the shopper opened must stay open with the next list.
  const [openAtFirst] = useState(open);
  return (
    <Disclosure summary={words} open={openAtFirst}>
      <fieldset className="filter-choices">
        <legend className="visually-hidden">{words}</legend>
        {children}
      </fieldset>
    </Disclosure>
  );
}

function More({ words, open, children }: { words: string; open: boolean; children: ReactNode }) {
  const [openAtFirst] = useState(open);
  return (
    <details className="filter-more" open={openAtFirst}>
      <summary>{words}</summary>
      {children}
    </details>
  );
}
