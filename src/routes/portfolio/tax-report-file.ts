import { redirect } from 'react-router';

import { taxReportFile } from '#api/portfolio/tax-report-file.server.ts';
import { taxReportPath, withoutPdfPath } from '#features/portfolio/tax-report-path.ts';
import { forCustomer } from '#commerce/session/for-customer.ts';
import { problemOf } from '#lib/api-error.ts';

import type { Route } from './+types/tax-report-file.ts';

/**
 * The tax report of a year as a PDF. Its address holds no token: the gateway adds that to the call. If
 * it fails, redirects to the page of the year, which says so.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const text = new URL(request.url).searchParams.get('year') ?? '';
  if (!/^2\d{3}$/.test(text)) throw redirect(taxReportPath());
  const year = Number(text);
  try {
    const file = await forCustomer(request, () => taxReportFile(year, request.signal));
    return new Response(file, {
      headers: {
        'cache-control': 'private, no-store',
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="tax-report-${year}.pdf"`,
      },
    });
  } catch (error) {
    if (!problemOf(error)) throw error;
    throw redirect(withoutPdfPath(year));
  }
}
