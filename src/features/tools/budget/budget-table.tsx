import { Link } from 'react-router';

import type { BudgetChoice } from '#api/catalog/budget.ts';
import { cardHref } from '#api/catalog/product-card.ts';
import { formatMeasure, formatOunces } from '#commerce/format/measure.ts';
import { formatMoney } from '#commerce/format/money.ts';

import { AddChoice } from './add-choice.tsx';
import { fewerWords, reasonWords } from './budget-words.ts';
import './budget-table.css';

/** Pixels of a picture; pictures are square. */
const ART = 72;

type BudgetTableProps = { best: BudgetChoice; others: readonly BudgetChoice[] };

/** What the same sum buys instead: a table on wide screens, a block for each row on narrow ones. */
export function BudgetTable({ best, others }: BudgetTableProps) {
  return (
    <div className="budget-table-frame">
      <table className="budget-table">
        <caption className="visually-hidden">What the same sum buys instead</caption>
        <thead>
          <tr>
            <th scope="col">Instead</th>
            <th scope="col" data-figure="">
              Ounces
            </th>
            <th scope="col" data-figure="">
              Each
            </th>
            <th scope="col" data-figure="">
              Over spot
            </th>
            <th scope="col" data-figure="">
              Together
            </th>
            <th scope="col" data-figure="">
              We would pay <small>if sold back today</small>
            </th>
            <th scope="col">
              <span className="visually-hidden">To the cart</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {others.map((other) => (
            <OtherRow key={other.product.id} best={best} other={other} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OtherRow({ best, other }: { best: BudgetChoice; other: BudgetChoice }) {
  const { product, ounces, each, tierFrom, premium, total, left, isForIra } = other;
  return (
    <tr>
      <th scope="row" className="budget-table-what">
        <img src={product.image} alt="" width={ART} height={ART} loading="lazy" />
        <Link to={cardHref(product)}>{product.name}</Link>{' '}
        <small>
          {reasonWords(best, other)} {isForIra ? 'Accepted in an IRA.' : null}
        </small>
      </th>
      <td data-label="Ounces" data-figure="">
        <b>{ounces < 1 ? formatMeasure(ounces) : formatOunces(ounces)}</b>{' '}
        <small>{fewerWords(best, other)}</small>
      </td>
      <td data-label="Each" data-figure="">
        {formatMoney(each)} {tierFrom > 1 ? <small>from {formatOunces(tierFrom)}</small> : null}
      </td>
      <td data-label="Over spot" data-figure="">
        {premium.percent === 0 ? 'nothing' : `${premium.percent.toFixed(1)} %`}
      </td>
      <td data-label="Together" data-figure="">
        {formatMoney(total)} <small>{formatMoney(left)} left</small>
      </td>
      <td data-label="If sold back today" data-figure="">
        <BackToday choice={other} />
      </td>
      <td className="budget-table-do">
        <AddChoice choice={other} />
      </td>
    </tr>
  );
}

function BackToday({ choice: { brings, total } }: { choice: BudgetChoice }) {
  if (brings === undefined) return <span className="muted">no price listed</span>;
  return (
    <>
      {formatMoney(brings)} <small>{formatMoney(total - brings)} less</small>
    </>
  );
}
