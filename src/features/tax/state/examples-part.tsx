import { Link } from 'react-router';

import type { StateTax } from '#api/tax/state-tax.ts';
import { countWords } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';

import type { useExamples, Worked } from './use-examples.ts';
import './examples-part.css';

type ExamplesPartProps = { state: StateTax; examples: ReturnType<typeof useExamples> };

/** Three orders of real products, with the prices and the tax of now. */
export function ExamplesPart({ state, examples }: ExamplesPartProps) {
  return (
    <section className="section">
      <h2 id="examples" tabIndex={-1}>
        Worked examples
      </h2>
      <ExamplesBody state={state} examples={examples} />
    </section>
  );
}

function ExamplesBody({ state, examples }: ExamplesPartProps) {
  const { worked, isFetching, refetch } = examples;
  // The loader has asked: no answer here is one that failed.
  if (!worked) {
    return (
      <FailedPart
        says="The examples could not be loaded."
        toDo="to load the examples"
        pending={isFetching}
        headingId="examples"
        retry={refetch}
      />
    );
  }
  if (worked.length === 0) {
    return <p className="muted">Nothing that an example needs is in stock at the moment.</p>;
  }
  return (
    <>
      <ul className="tax-examples">
        {worked.map((example) => (
          <ExampleCard key={`${example.href} ${example.quantity}`} example={example} />
        ))}
      </ul>
      <p className="muted tax-examples-note">
        Prices of now, by check or wire, shipped to {state.name}
        {state.exampleZip ? ` ${state.exampleZip}` : ''}.
      </p>
    </>
  );
}

function ExampleCard({ example }: { example: Worked }) {
  const { name, href, quantity, quote } = example;
  const { cents, subtotalCents } = quote;
  return (
    <li>
      <h3>
        <Link to={href}>{name}</Link>
      </h3>
      <p>
        {countWords(quantity, 'piece')}
        {subtotalCents === undefined ? null : `, ${formatMoney(subtotalCents)} by check`}
      </p>
      <p className="muted">
        <span className="tax-examples-amount figures">
          {cents === 0 ? 'No tax' : formatMoney(cents)} {cents === 0 ? null : <small>tax</small>}
        </span>{' '}
        {whyWords(quote)}
      </p>
    </li>
  );
}

function whyWords({ cents, rate, missingCents, reason }: Worked['quote']): string {
  if (cents === 0 || !missingCents) return reason;
  return `Taxed at ${rate} %: ${formatMoney(missingCents)} more, and it is exempt as a whole.`;
}
