import { Link } from 'react-router';

import type { StateTax } from '#api/tax/state-tax.ts';
import { capital } from '#commerce/words/capital.ts';
import { metalNames } from '#commerce/words/metal-names.ts';

import { goodsWords, metalRules, ruleOf } from '../rule-of.ts';
import { formatDifferences, formatRule, TABLE_METALS, type Goods } from './rule-format.ts';
import './state-table.css';

type StateTableProps = { states: readonly StateTax[]; goods: Goods };

/**
 * States with their rate and rules. Wide windows have a column for each metal; narrower ones the rule
 * of the chosen goods and its differences, on phones in two lines for each state.
 */
export function StateTable({ states, goods }: StateTableProps) {
  return (
    <div className="state-table-frame">
      <table className="state-table" aria-labelledby="all-states">
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col" data-columns="few">
              {capital(goodsWords(goods.metal, goods.form))}
            </th>
            <th scope="col" data-columns="few">
              State rate, and what differs
            </th>
            <th scope="col" data-columns="all">
              State rate
            </th>
            {TABLE_METALS.map((metal) => (
              <th key={metal} scope="col" data-columns="all">
                {metalNames[metal]}
              </th>
            ))}
            <th scope="col" data-columns="all">
              In words
            </th>
          </tr>
        </thead>
        <tbody>
          {states.map((state) => (
            <StateRow key={state.code} state={state} goods={goods} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StateRow({ state, goods }: { state: StateTax; goods: Goods }) {
  const { code, name, href, rate, summary } = state;
  const rule = ruleOf(state, goods.metal, goods.form);
  const percent = rate === 0 ? 'none' : `${rate}%`;
  const differences = formatDifferences(state, goods);
  return (
    <tr id={code.toLowerCase()}>
      <th scope="row">
        <Link to={href}>{name}</Link>
      </th>
      <td data-columns="few" data-rule={rule.kind}>
        {formatRule(rule)}
      </td>
      <td data-columns="few" className="state-table-words">
        State rate {percent}
        {differences ? `. ${differences}` : null}
      </td>
      <td data-columns="all">{percent}</td>
      {TABLE_METALS.map((each) => (
        <td key={each} data-columns="all">
          {metalRules(state, each)}
        </td>
      ))}
      <td data-columns="all" className="state-table-words">
        {summary}
      </td>
    </tr>
  );
}
