import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';

import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

import { hrefOf, LONGEST_FIND, type PortfolioView } from '../portfolio-view.ts';
import { HOLDING_SORTS, type HoldingSort } from '../holdings-list.ts';

/** What is typed to find holdings; another address begins anew. */
export function useFind(view: PortfolioView) {
  const [typed, setTyped] = useState(view.find);
  const [from, setFrom] = useState(view.find);
  if (from !== view.find) {
    setFrom(view.find);
    setTyped(view.find);
  }
  return [typed, setTyped] as const;
}

/** Finds and sorts holdings: a GET form. With JavaScript they are found while the words are typed. */
export function HoldingsFind({
  view,
  typed,
  onType,
}: {
  view: PortfolioView;
  typed: string;
  onType: (typed: string) => void;
}) {
  const navigate = useNavigate();
  const kept = new URLSearchParams(hrefOf({ ...view, find: '', sort: 'worth', page: 1 }));

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sort = new FormData(event.currentTarget).get('sort') as HoldingSort;
    const place = hrefOf({ ...view, find: typed, sort, page: 1 });
    void navigate(place, { preventScrollReset: true });
  }

  return (
    <form className="holdings-find" method="get" aria-label="Find holdings" onSubmit={show}>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label="Find a holding"
        id="holdings-find"
        name="find"
        type="search"
        required={false}
        maxLength={LONGEST_FIND}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <SelectField
        key={view.sort}
        label="Sort by"
        id="holdings-sort"
        name="sort"
        required={false}
        defaultValue={view.sort}
      >
        {Object.entries(HOLDING_SORTS).map(([sort, words]) => (
          <option key={sort} value={sort}>
            {words}
          </option>
        ))}
      </SelectField>
      <Button type="submit">Show</Button>
    </form>
  );
}
