import type { PredictedQuarter } from '#api/portfolio/outlook.ts';
import { longDate } from '#commerce/format/date.ts';
import { formatMoney } from '#commerce/format/money.ts';

import { worthAt } from './outlook-worth.ts';
import { CASES, wholeDollars, type ByCase, type Outlook } from './outlook.ts';
import './outlook-table.css';

const HEADS = { analyst: 'Analyst', best: 'Best', worst: 'Worst' };

/** Columns of one metal, or of the portfolio: the value of today, and those of a quarter. */
type Group = {
  id: 'silver' | 'gold' | 'portfolio';
  name: string;
  /** Its name where a part of the page is one quarter. */
  short: string;
  now: number;
  of: (quarter: { said: PredictedQuarter; worth: ByCase }) => ByCase;
  write: (cents: number) => string;
};

function groupsOf({ held, today }: Outlook): Group[] {
  const metal = (id: 'silver' | 'gold', name: string): Group => ({
    id,
    name: `${name}, an ounce`,
    short: name,
    now: today[id],
    of: ({ said }) => said[id],
    write: formatMoney,
  });
  const portfolio: Group = {
    id: 'portfolio',
    name: 'Your portfolio',
    short: 'Portfolio',
    now: worthAt(held, today) ?? 0,
    of: ({ worth }) => worth,
    write: wholeDollars,
  };
  const metals = [metal('silver', 'Silver'), metal('gold', 'Gold')];
  return held.length > 0 ? [...metals, portfolio] : metals;
}

/** Every prediction by quarter: the prices of an ounce, and what they make of the portfolio. */
export function OutlookTable({ outlook }: { outlook: Outlook }) {
  const groups = groupsOf(outlook);
  return (
    <div className="outlook-frame">
      <table className="outlook-table">
        <caption className="visually-hidden">
          Predictions for the end of each quarter, by our analyst and by you
        </caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              End of
            </th>
            {groups.map(({ id, name }) => (
              <th key={id} scope="colgroup" colSpan={CASES.length} data-group={id}>
                {name}
              </th>
            ))}
          </tr>
          <tr>
            {groups.map(({ id }) =>
              CASES.map((who) => (
                <th key={`${id} ${who}`} scope="col" data-figure="">
                  {HEADS[who]}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Today</th>
            {groups.map(({ id, name, now, write }) => (
              <td key={id} colSpan={CASES.length} data-label={name} data-now={id}>
                {write(now)}
              </td>
            ))}
          </tr>
          {outlook.quarters.map((quarter) => (
            <tr key={quarter.quarter}>
              <th scope="row">
                <time dateTime={quarter.day}>{longDate(quarter.day)}</time>
              </th>
              {groups.map((group) => (
                <Cells key={group.id} group={group} cents={group.of(quarter)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cells({ group: { id, short, write }, cents }: { group: Group; cents: ByCase }) {
  return CASES.map((who, index) => {
    const known = cents[who];
    return (
      <td
        key={who}
        data-figure=""
        data-group={id}
        data-name={index === 0 ? short : undefined}
        data-label={HEADS[who]}
      >
        {known === undefined ? <span className="muted">not set</span> : write(known)}
      </td>
    );
  });
}
