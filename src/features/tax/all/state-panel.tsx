import { Link } from 'react-router';

import type { StateTax } from '#api/tax/state-tax.ts';
import { longDate } from '#commerce/format/date.ts';
import { capital } from '#commerce/words/capital.ts';
import type { ApiError } from '#lib/api-error.ts';
import { SelectField } from '#ui/field/choice-field.tsx';

import { EstimateForm } from '../estimate/estimate-form.tsx';
import { useEstimate } from '../estimate/use-estimate.ts';
import { HiddenValues } from '../hidden-values.tsx';
import { goodsWords, ruleOf } from '../rule-of.ts';
import type { Asked } from '../tax-place.ts';

type StatePanelProps = {
  asked: Asked;
  states: readonly StateTax[];
  problem: ApiError | undefined;
};

/** The state of the address, and what an order that ships there comes to. */
export function StatePanel({ asked, states, problem }: StatePanelProps) {
  const { state, metal, form } = asked;
  const estimate = useEstimate(asked, problem);
  const goods = goodsWords(metal, form);
  return (
    <section className="tax-panel">
      <h2 id="estimate" tabIndex={-1}>
        {state ? state.name : 'What would you pay?'}
      </h2>
      {state ? <StateFacts state={state} asked={asked} /> : null}
      <EstimateForm
        asked={asked}
        estimate={estimate}
        values={{ ship: state?.code ?? '' }}
        sumLabel={`${capital(goods)} for, dollars`}
        headingId="estimate"
      >
        {(errors) => (
          <>
            <SelectField
              label="Ship to"
              name="ship"
              defaultValue={state?.code ?? ''}
              error={errors['ship']}
            >
              <option value="">Choose a state</option>
              {states.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
            <HiddenValues values={{ of: metal, as: form }} />
          </>
        )}
      </EstimateForm>
      {state ? (
        <p className="tax-link">
          <Link to={state.href}>All about {state.name}</Link>
        </p>
      ) : null}
    </section>
  );
}

function StateFacts({ state, asked }: { state: StateTax; asked: Asked }) {
  const { metal, form } = asked;
  const goods = goodsWords(metal, form);
  return (
    <>
      <p>{state.summary}</p>
      <dl className="tax-facts">
        <div>
          <dt>State rate</dt>
          <dd>{state.rate === 0 ? 'none' : `${state.rate} %`}</dd>
        </div>
        <div>
          <dt>{capital(goods)}</dt>
          <dd>{ruleOf(state, metal, form).rule}</dd>
        </div>
        {state.reviewedOn ? (
          <div>
            <dt>We last checked the law</dt>
            <dd>
              <time dateTime={state.reviewedOn}>{longDate(state.reviewedOn)}</time>
            </dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}
