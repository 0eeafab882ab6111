import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, type FormEvent } from 'react';
import { Link } from 'react-router';

import type { Holding } from '#api/portfolio/portfolio.ts';
import { bidsQuery } from '#api/sell/bids.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { focusOn, PutBack } from '#commerce/form/put-back.tsx';
import { useFormAnswer } from '#commerce/form/use-form-answer.ts';
import { countWords, formatCount } from '#commerce/format/count.ts';
import { LinkButton } from '#ui/button.tsx';
import { Pagination } from '#ui/frame/pagination.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { addHoldingPath } from '../../add-holding-path.ts';
import { REMOVE_FORM, RESTORE_FORM, type PortfolioSaved } from '../portfolio-forms.ts';
import { hrefOf, type PortfolioView } from '../portfolio-view.ts';
import { HoldingRow, SumRow } from './holding-row.tsx';
import { HoldingsFind, useFind } from './holdings-find.tsx';
import { listOf, valued, type ListSum, type Valued } from '../holdings-list.ts';
import './holdings-part.css';

const HEADING_ID = 'holdings-heading';
const NONE = 'No holding has these words in its name, its metal or its dealer.';
const HEADS = ['Units', 'Ounces', 'You paid', 'Worth now', 'We would pay', 'Gain'];
/** Milliseconds without a letter typed, after which the number of those found is said. */
const TYPED_MS = 800;

/** All that is held, a product a row; on a narrow screen each row is a card. */
export function HoldingsPart({
  holdings,
  view,
  withPremium,
}: {
  holdings: readonly Holding[];
  view: PortfolioView;
  withPremium: boolean;
}) {
  const { data: posted } = useQuery(bidsQuery());
  const [typed, setTyped] = useFind(view);
  const find = useDeferredValue(typed);
  const all = useMemo(
    () => valued(holdings, posted?.bids ?? [], withPremium),
    [holdings, posted, withPremium],
  );
  const { rows, page, pages, sum } = listOf(all, { ...view, find });
  const { answer, isPending, submit } = useRemoval();
  useFoundSaid(find, sum.count === 0 ? NONE : foundWords(sum.count, holdings.length));
  return (
    <section className="section">
      <div className="holdings-head">
        <h2 id={HEADING_ID} tabIndex={-1}>
          Holdings
        </h2>
        <LinkButton to={addHoldingPath()}>Add a holding</LinkButton>
      </div>
      {answer?.kind === 'saved' && answer.back ? (
        <PutBack says={answer.says} {...answer.back} isPending={isPending} onSubmit={submit} />
      ) : (
        <Outcome answer={answer} />
      )}
      <HoldingsFind view={view} typed={typed} onType={setTyped} />
      {rows.length === 0 ? (
        <p className="lead">{NONE}</p>
      ) : (
        <Table rows={rows} sum={sum} of={holdings.length} isPending={isPending} onRemove={submit} />
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(each) => `${hrefOf({ ...view, find, page: each })}#${HEADING_ID}`}
      />
      <p className="holdings-files">
        <Link to="/bold-bullion-portfolio/predictions">Predictions</Link>
        <Link to="/bold-bullion-portfolio/tax-report">Tax report</Link>
        <Link to="/bold-bullion-portfolio/import">Import a file</Link>
        <a href="/bold-bullion-portfolio/holdings.csv">Download all holdings as CSV</a>
        <a href="/bold-bullion-portfolio/transactions.csv">
          Download all purchases and sales as CSV
        </a>
      </p>
    </section>
  );
}

/** The rows of a page, and the sums of all that is found. */
function Table({
  rows,
  sum,
  of,
  isPending,
  onRemove,
}: {
  rows: readonly Valued[];
  sum: ListSum;
  of: number;
  isPending: boolean;
  onRemove: (event: FormEvent<HTMLFormElement>) => void;
}) {
  return (
    <div className="holdings-frame">
      <table className="holdings-table">
        <caption className="visually-hidden">
          What you hold, product by product: {foundWords(sum.count, of)}
        </caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            {HEADS.map((head) => (
              <th key={head} scope="col" data-figure="">
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <HoldingRow key={row.holding.id} row={row} isPending={isPending} onRemove={onRemove} />
          ))}
        </tbody>
        <tfoot>
          <SumRow sum={sum} of={of} />
        </tfoot>
      </table>
    </div>
  );
}

/** "3 of 19 holdings", "19 holdings" */
function foundWords(count: number, all: number): string {
  return count === all
    ? countWords(all, 'holding')
    : `${formatCount(count)} of ${countWords(all, 'holding')}`;
}

/** The pressed button goes with its row, so the heading gets the focus, or what came back. */
function useRemoval() {
  return useFormAnswer<PortfolioSaved>(
    (form) => form === REMOVE_FORM || form === RESTORE_FORM,
    (answer) => {
      if (answer.kind === 'saved') void focusOn(answer.cameBack, HEADING_ID);
    },
  );
}

/** Says how many are found, a moment after the last letter. */
function useFoundSaid(find: string, says: string): void {
  const told = useRef(find);
  // Synchronizes with what is read out.
  useEffect(() => {
    if (told.current === find) return undefined;
    const timer = setTimeout(() => {
      told.current = find;
      announce(says);
    }, TYPED_MS);
    return () => clearTimeout(timer);
  }, [find, says]);
}
