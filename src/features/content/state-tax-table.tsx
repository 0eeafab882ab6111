import { useSuspenseQuery } from '@tanstack/react-query';

import { stateTaxQuery } from '#api/content/content.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { DataTable } from '#ui/frame/data-table.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

/** Every state with its tax rule in a sentence and its base rate. */
export function StateTaxTable() {
  const { data: states } = useSuspenseQuery(stateTaxQuery());
  return (
    <div className="page-width stack">
      <title>{pageTitle('Sales tax by state')}</title>
      <PageHeading lead="Sales tax follows the address that an order ships to. Most states leave bullion untaxed; some tax it below an amount, and a few always.">
        Sales tax by state
      </PageHeading>
      <DataTable caption="Sales tax on bullion in each state">
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Rule</th>
            <th scope="col" data-figure="">
              State rate
            </th>
          </tr>
        </thead>
        <tbody>
          {states.map((state) => (
            <tr key={state.stateCode} id={state.stateCode.toLowerCase()}>
              <th scope="row">{state.stateName}</th>
              <td>{state.summary}</td>
              <td data-figure="">{state.taxRate} %</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p className="muted">
        Rates are the state&rsquo;s own; cities and counties may add theirs. This is general
        information, not tax advice.
      </p>
    </div>
  );
}
