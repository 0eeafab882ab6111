import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';

import { priceRulesQuery } from '#api/cart/price-rules.ts';
import { budgetQuery, type BudgetPlace } from '#api/catalog/budget.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { Part } from '#commerce/page/part.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { BudgetAnswer } from './budget-answer.tsx';
import { BudgetForm } from './budget-form.tsx';
import { askedAt, type Asked } from './budget-place.ts';
import './budget-screen.css';

const TITLE = 'How much can I buy?';

/** A sum, and the most metal that it buys today with shipping and tax. */
export function BudgetScreen() {
  const [search] = useSearchParams();
  const asked = askedAt(search);
  return (
    <div className="page-width budget-page">
      <Breadcrumb trail={[]} here={TITLE} />
      <PageHeading lead="Name a sum. We count today’s prices, shipping and tax, and look for the most metal.">
        {TITLE}
      </PageHeading>
      <Part name="What a sum buys" headingId="answer">
        <div className="budget-frame">
          <Budget asked={asked} />
        </div>
      </Part>
    </div>
  );
}

/** Asked for only if the address names a sum and a place. */
function useFound({ place }: Asked) {
  const query = budgetQuery(place ?? NOWHERE);
  return useQuery({ ...query, enabled: place !== undefined });
}

const NOWHERE: BudgetPlace = { cents: 0, metal: 'silver', payment: 'cash', state: '' };

function Budget({ asked }: { asked: Asked }) {
  const found = useFound(asked);
  const { data: rules } = useQuery(priceRulesQuery());
  const { place } = asked;
  const zipSays = place ? found.data?.zipSays : undefined;
  return (
    <div className="budget">
      <BudgetForm asked={asked} zipSays={zipSays} surcharge={rules?.surchargePercent} />
      {place && !zipSays ? (
        <Answer found={found} place={place} />
      ) : (
        <Explained freeFrom={rules?.shipsFreeFrom} />
      )}
    </div>
  );
}

type AnswerProps = { found: ReturnType<typeof useFound>; place: BudgetPlace };

function Answer({ found, place }: AnswerProps) {
  // The loader has asked: no answer here is one that failed.
  if (found.data === undefined) {
    return (
      <FailedPart
        says="What your sum buys could not be worked out. What you entered is kept."
        toDo="to work out what your sum buys"
        pending={found.isFetching}
        headingId="answer"
        retry={found.refetch}
      />
    );
  }
  return <BudgetAnswer key={JSON.stringify(place)} answer={found.data} place={place} />;
}

/** What is counted, until there is an answer. */
function Explained({ freeFrom }: { freeFrom: number | undefined }) {
  return (
    <section className="budget-explained">
      <h2>What is counted</h2>
      <dl>
        <div>
          <dt>The price at its quantity</dt>
          <dd>Many products cost less each when you take more of them.</dd>
        </div>
        <div>
          <dt>Shipping, insured</dt>
          <dd>
            {freeFrom === undefined
              ? 'The standard way. It is free from a sum on.'
              : `The standard way, free from ${formatMoney(freeFrom)} on.`}
          </dd>
        </div>
        <div>
          <dt>Sales tax</dt>
          <dd>By the law of the state it ships to.</dd>
          <dd>
            <Link to="/state-sales-tax">Read the rule of each state</Link>
          </dd>
        </div>
        <div>
          <dt>What it would bring back</dt>
          <dd>Where we list a price, what we would pay for it today.</dd>
          <dd>
            <Link to="/sell-to-us">See what we pay</Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}
