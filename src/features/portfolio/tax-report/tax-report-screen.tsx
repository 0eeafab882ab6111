import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { taxReportQuery, type TaxReport } from '#api/portfolio/tax-report.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';

import { addHoldingPath } from '../add-holding-path.ts';
import { taxReportPath } from '../tax-report-path.ts';
import { GainsPart } from './gains-part.tsx';
import { HeldPart } from './held-part.tsx';
import { NotesPart } from './notes-part.tsx';
import { PaperHead } from './paper-head.tsx';
import { PDF_FAILED, PdfLink } from './pdf-link.tsx';
import { SUMS_ID, SumsPart } from './sums-part.tsx';
import { periodWords } from './tax-words.ts';
import { TradesPart } from './trades-part.tsx';
import './tax-report.css';

const PORTFOLIO = { label: 'Portfolio', href: '/bold-bullion-portfolio' };

type Props = {
  customerId: string;
  year: number;
  /** Those that have a report, newest first. */
  years: readonly number[];
  /** What the address asks for in the place of a year that has a report. */
  refused: string | undefined;
  couldNotDownload: boolean;
};

/**
 * A customer's year for the tax: what the sales brought, all that was bought and sold, what is held.
 * The figures are those of the moment in which the page was asked for. If they cannot be loaded, the
 * frame stays.
 */
export function TaxReportScreen({ customerId, year, years, refused, couldNotDownload }: Props) {
  const query = taxReportQuery(customerId, year);
  const { data: report, isFetching, refetch } = useQuery({ ...query, enabled: false });
  const isEmpty = report?.trades.length === 0 && report.held.length === 0;
  return (
    <div className="page-width tax-report">
      {report ? <PaperHead report={report} /> : null}
      <Breadcrumb trail={[PORTFOLIO]} here="Tax report" />
      <PageHeading
        lead={report && periodWords(report)}
        aside={isEmpty ? null : <Ways customerId={customerId} year={year} />}
      >
        Tax report {year}
      </PageHeading>
      {refused === undefined ? null : (
        <p className="tax-notice">
          There is a report of {years.join(' and of ')} only. This is {year}.
        </p>
      )}
      {couldNotDownload ? <p className="tax-notice">{PDF_FAILED}</p> : null}
      <YearLinks years={years} year={year} />
      {report ? (
        <Report report={report} isEmpty={isEmpty} />
      ) : (
        <FailedPart
          says="The report could not be loaded. Nothing in it is lost."
          toDo="to load this report"
          pending={isFetching}
          headingId={SUMS_ID}
          retry={refetch}
        />
      )}
    </div>
  );
}

function Ways({ customerId, year }: { customerId: string; year: number }) {
  return (
    <div className="row" data-print="no">
      <PdfLink customerId={customerId} year={year} />
      {useHydrated() ? <Button onClick={() => window.print()}>Print</Button> : null}
    </div>
  );
}

function YearLinks({ years, year }: Pick<Props, 'years' | 'year'>) {
  return (
    <nav className="tax-years" aria-label="Years" data-print="no">
      <ul>
        {years.map((each) => (
          <li key={each}>
            <Link to={taxReportPath(each)} aria-current={each === year ? 'page' : undefined}>
              {each}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Report({ report, isEmpty }: { report: TaxReport; isEmpty: boolean }) {
  if (isEmpty) return <NothingToReport year={report.year} />;
  return (
    <>
      <SumsPart report={report} />
      <GainsPart report={report} />
      <TradesPart report={report} />
      <HeldPart report={report} />
      <NotesPart report={report} />
    </>
  );
}

function NothingToReport({ year }: { year: number }) {
  return (
    <section className="stack section">
      <h2 id={SUMS_ID} tabIndex={-1}>
        Nothing to report for {year}
      </h2>
      <p>
        You held nothing in {year}, and bought and sold nothing. Once your portfolio knows a
        purchase or a sale of the year, it is told here.
      </p>
      <div className="row">
        <LinkButton tone="main" to={addHoldingPath()}>
          Add a holding
        </LinkButton>
        <LinkButton to={PORTFOLIO.href}>Portfolio</LinkButton>
      </div>
    </section>
  );
}
