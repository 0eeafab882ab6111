import { useQuery } from '@tanstack/react-query';

import type { TaxReport } from '#api/portfolio/tax-report.ts';
import { customerQuery } from '#api/session/session.ts';
import { marketMoment } from '#commerce/format/market-moment.ts';
import { STORE_NAME } from '#commerce/page/titles.ts';

/** Whose report it is and when it was written: only on paper, where nothing around the page says it. */
export function PaperHead({ report: { writtenAt } }: { report: TaxReport }) {
  const { data: customer } = useQuery({ ...customerQuery(), enabled: false });
  return (
    <div className="tax-paper">
      <p>
        <b>{STORE_NAME}</b> <span>Written on {marketMoment(writtenAt)} ET</span>
      </p>
      {customer ? (
        <p>
          {customer.firstName} {customer.lastName}, {customer.id}, {customer.email}. Amounts in US
          dollars.
        </p>
      ) : null}
    </div>
  );
}
