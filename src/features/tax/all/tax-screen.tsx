import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { stateTaxesQuery, type StateTax } from '#api/tax/state-tax.ts';
import { longDate } from '#commerce/format/date.ts';
import type { ApiError } from '#lib/api-error.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { goodsWords, ruledStates, type RuledState } from '../rule-of.ts';
import { askedAt, LONGEST_FIND } from '../tax-place.ts';
import { AllStates } from './all-states.tsx';
import { GoodsForm } from './goods-form.tsx';
import { StateMap } from '../map/state-map.tsx';
import { StatePanel } from './state-panel.tsx';
import '../tax-head.css';
import './tax-screen.css';

/** §2 What sales tax each state takes, and an estimate for an order. `problem` is of the estimate. */
export function TaxScreen({ problem }: { problem: ApiError | undefined }) {
  const [search] = useSearchParams();
  const { data: states } = useSuspenseQuery(stateTaxesQuery());
  const asked = askedAt(search, states);
  const find = search.get('find')?.slice(0, LONGEST_FIND) ?? '';
  const ruled = ruledStates(states, asked.metal, asked.form);
  return (
    <div className="page-width">
      <Breadcrumb trail={[]} here="State sales tax" />
      <div className="tax-head">
        <PageHeading
          lead={`${countedWords(ruled)} on ${goodsWords(asked.metal, asked.form)}. What counts is the state it ships to.`}
        >
          State sales tax
        </PageHeading>
        <GoodsForm asked={asked} find={find} />
      </div>
      <div className="tax-top">
        <StatePanel asked={asked} states={states} problem={problem} />
        <StateMap states={ruled} current={asked.state?.code} tableId="all-states" />
      </div>
      <AllStates states={states} asked={asked} find={find} />
      <p className="muted tax-note">
        {reviewedWords(states)} Rates are the state’s own; cities and counties may add theirs. This
        is general information, not tax advice.
      </p>
    </div>
  );
}

/** "38 of 50 states take none": the District of Columbia is no state. */
function countedWords(ruled: readonly RuledState[]): string {
  const all = ruled.filter(({ code }) => code !== 'DC');
  const none = all.filter(({ kind }) => kind === 'exempt' || kind === 'none').length;
  return `${none} of ${all.length} states ${none === 1 ? 'takes' : 'take'} none`;
}

/** "We last checked the laws on January 15, 2026." */
function reviewedWords(states: readonly StateTax[]): string {
  const days = states.flatMap(({ reviewedOn }) => reviewedOn ?? []).toSorted();
  const [first] = days;
  return first ? `We last checked the laws on ${longDate(first)}.` : '';
}
