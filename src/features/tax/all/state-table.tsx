import { Link } from 'react-router';

import type { Metal, StateTax } from '#api/tax/state-tax.ts';
import { metalNames } from '#commerce/words/metal-names.ts';

import { metalRules } from '../rule-of.ts';
import './state-table.css';

const COLUMNS = ['gold', 'silver', 'platinum', 'palladium'] as const satisfies Metal[];

/** States with their rate and their rule by metal; on a narrow screen each is a block with labels. */
export function StateTable({ states }: { states: readonly StateTax[] }) {
  return (
    <div className="state-table-frame">
      <table className="state-table" aria-labelledby="all-states">
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Rate, %</th>
            {COLUMNS.map((metal) => (
              <th key={metal} scope="col">
                {metalNames[metal]}
              </th>
            ))}
            <th scope="col">In words</th>
          </tr>
        </thead>
        <tbody>
          {states.map((state) => (
            <StateRow key={state.code} state={state} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StateRow({ state }: { state: StateTax }) {
  const { code, name, href, rate, summary } = state;
  return (
    <tr id={code.toLowerCase()}>
      <th scope="row">
        <Link to={href}>{name}</Link>
      </th>
      <td data-label="Rate, %">{rate === 0 ? 'none' : rate}</td>
      {COLUMNS.map((metal) => (
        <td key={metal} data-label={metalNames[metal]}>
          {metalRules(state, metal)}
        </td>
      ))}
      <td className="state-table-words">{summary}</td>
    </tr>
  );
}
