import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { stateTaxesQuery, type StateTax } from '#api/tax/state-tax.ts';
import { longDate } from '#commerce/format/date.ts';
import type { ApiError } from '#lib/api-error.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { EstimateForm } from '../estimate/estimate-form.tsx';
import { GoodsFields } from '../estimate/goods-fields.tsx';
import { useEstimate } from '../estimate/use-estimate.ts';
import { askedAt, type Asked } from '../tax-place.ts';
import { AnotherState } from './another-state.tsx';
import { ExamplesPart } from './examples-part.tsx';
import { subjectOf } from './examples.ts';
import { FormTable } from './form-table.tsx';
import { GoOn } from './go-on.tsx';
import { SumBar } from './sum-bar.tsx';
import { useExamples } from './use-examples.ts';
import '../tax-head.css';
import './state-screen.css';

const ALL = '/state-sales-tax';

type StateScreenProps = { state: StateTax; problem: ApiError | undefined };

/** §2 The sales tax on bullion in one state. `problem` is of the estimate. */
export function StateScreen({ state, problem }: StateScreenProps) {
  const [search] = useSearchParams();
  const { data: states } = useSuspenseQuery(stateTaxesQuery());
  const asked = askedAt(search, states, { own: state, usual: subjectOf(state) });
  const examples = useExamples(state, asked);
  return (
    <div className="page-width">
      <Breadcrumb trail={[{ label: 'State sales tax', href: ALL }]} here={state.name} />
      <div className="tax-head">
        <PageHeading lead={`${lookedWords(state)}General information, not advice.`}>
          Sales tax on bullion in {state.name}
        </PageHeading>
        <AnotherState states={states} state={state} />
      </div>
      <div className="state-tax">
        <div className="state-tax-rule">
          <p className="state-tax-summary">{state.summary}</p>
          <SumBar
            state={state}
            subject={asked}
            orders={(examples.worked ?? []).filter(({ isSubject }) => isSubject)}
          />
          <FormTable state={state} />
        </div>
        <Estimator asked={asked} problem={problem} />
      </div>
      <ExamplesPart state={state} examples={examples} />
      <GoOn subject={asked} />
    </div>
  );
}

function Estimator({ asked, problem }: { asked: Asked; problem: ApiError | undefined }) {
  const estimate = useEstimate(asked, problem);
  return (
    <section className="tax-panel">
      <h2 id="estimate" tabIndex={-1}>
        What would you pay?
      </h2>
      <EstimateForm
        asked={asked}
        estimate={estimate}
        values={{ of: asked.metal, as: asked.form }}
        sumLabel="Amount, dollars"
        headingId="estimate"
      >
        {() => (
          <div className="tax-form-pair">
            <GoodsFields asked={asked} />
          </div>
        )}
      </EstimateForm>
    </section>
  );
}

function lookedWords({ reviewedOn }: StateTax): string {
  return reviewedOn ? `Our last look at the law: ${longDate(reviewedOn)}. ` : '';
}
