import { useState } from 'react';

import { countWords, formatCount } from '#commerce/format/count.ts';
import { Button } from '#ui/button.tsx';

import { ROWS_ID, type Desk } from './desk.ts';
import type { Outcome, State } from './file/outcomes.ts';
import { ImportRow } from './import-row.tsx';
import { countsIn, readWords, STATE_NAMES } from './words.ts';

/** Rows that are drawn at first, and with each press. */
const STEP = 50;

type Filter = State | 'all';

/** What happens to each row; `isWhole` shows all of them, for a page without JavaScript. */
export function RowsPart({
  outcomes,
  desk,
  isWhole,
}: {
  outcomes: readonly Outcome[];
  desk: Desk;
  isWhole: boolean;
}) {
  const [filter, setFilter] = useState<Filter>('all');
  const [most, setMost] = useState(STEP);
  const chosen = filter === 'all' ? outcomes : outcomes.filter(({ state }) => state === filter);
  const drawn = isWhole ? chosen : chosen.slice(0, most);
  const left = chosen.length - drawn.length;

  function choose(next: Filter) {
    setFilter(next);
    setMost(STEP);
  }

  return (
    <section className="import-rows" aria-labelledby={ROWS_ID}>
      <h2 id={ROWS_ID} tabIndex={-1}>
        What will happen to each row
      </h2>
      {isWhole ? (
        <p>{readWords(outcomes)}</p>
      ) : (
        <Filters outcomes={outcomes} filter={filter} onChoose={choose} />
      )}
      <div className="import-frame">
        <table className="import-table">
          <caption className="visually-hidden">Rows of the file</caption>
          <Head />
          <tbody>
            {drawn.map((outcome) => (
              <ImportRow key={outcome.row} outcome={outcome} desk={desk} />
            ))}
          </tbody>
        </table>
      </div>
      {chosen.length === 0 ? <p>No row is in this part.</p> : null}
      {left > 0 ? (
        <p className="import-more">
          {formatCount(drawn.length)} of {countWords(chosen.length, 'row')} are shown.{' '}
          <Button onClick={() => setMost(most + STEP)}>
            Show {formatCount(Math.min(STEP, left))} more
          </Button>
        </p>
      ) : null}
    </section>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col" data-figure="">
          Row
        </th>
        <th scope="col">What happens</th>
        <th scope="col">Date</th>
        <th scope="col">Kind</th>
        <th scope="col">Product</th>
        <th scope="col" data-figure="">
          Units
        </th>
        <th scope="col" data-figure="">
          Price of one
        </th>
        <th scope="col">From, or to</th>
      </tr>
    </thead>
  );
}

function Filters({
  outcomes,
  filter,
  onChoose,
}: {
  outcomes: readonly Outcome[];
  filter: Filter;
  onChoose: (filter: Filter) => void;
}) {
  const counts = { all: outcomes.length, ...countsIn(outcomes) };
  const names = { all: 'All', ...STATE_NAMES };
  return (
    <ul className="import-filters">
      {(['all', 'add', 'fix', 'held'] as const).map((each) => (
        <li key={each}>
          <button type="button" aria-pressed={filter === each} onClick={() => onChoose(each)}>
            {names[each]} {formatCount(counts[each])}
          </button>
        </li>
      ))}
    </ul>
  );
}
