import { useSearchParams } from 'react-router';

import { joined, prefetch, preload, type Preloaded } from '#api/cache/preload.ts';
import { taxReportQuery } from '#api/portfolio/tax-report.ts';
import { customerQuery } from '#api/session/session.ts';
import { fileDate } from '#commerce/format/file-date.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { customerIdIn, forCustomer, loadSoftly } from '#commerce/session/for-customer.ts';
import { privateHead } from '#commerce/page/head.ts';
import { TaxReportScreen } from '#features/portfolio/tax-report/tax-report-screen.tsx';
import { loadServerTime } from '#lib/server-clock.ts';

import type { Route } from './+types/tax-report.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

type ReportData = Preloaded & {
  customerId: string;
  year: number;
  /** Those that have a report, newest first. */
  years: number[];
  /** A year of the address that has none. */
  refused?: string;
};

export function loader({ request }: Route.LoaderArgs): Promise<ReportData> {
  return forCustomer(request, () => load(request, preload));
}

export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<ReportData> {
  return forCustomer(request, () => load(request, prefetch));
}

/** §8 Without its figures the page still has its frame. */
async function load({ url }: Request, by: typeof preload): Promise<ReportData> {
  const customer = await by(customerQuery());
  const customerId = customerIdIn(customer);
  const now = (await loadServerTime()) ?? Date.now();
  const asked = yearIn(new URL(url).searchParams, now);
  const report = await loadSoftly(by, [taxReportQuery(customerId, asked.year)]);
  return { ...joined(customer, report), customerId, ...asked };
}

/** The year that the address asks for, or this one in New York; that and the one before have reports. */
function yearIn(
  search: URLSearchParams,
  now: number,
): Pick<ReportData, 'year' | 'years' | 'refused'> {
  const thisYear = Number(fileDate(new Date(now).toISOString()).slice(0, 'yyyy'.length));
  const years = [thisYear, thisYear - 1];
  const text = search.get('year');
  const year = years.find((each) => String(each) === text);
  if (year !== undefined) return { year, years };
  return { year: thisYear, years, ...(text !== null && { refused: text }) };
}

export function meta(args: Route.MetaArgs) {
  const year = args.loaderData ? ` ${args.loaderData.year}` : '';
  return privateHead(args, [`Tax report${year}`, 'Portfolio']);
}

export default function TaxReportRoute({
  loaderData: { customerId, year, years, refused },
}: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <CustomersOnly heading={`Tax report ${year}`}>
      <TaxReportScreen
        customerId={customerId}
        year={year}
        years={years}
        refused={refused}
        couldNotDownload={search.has('noPdf')}
      />
    </CustomersOnly>
  );
}
