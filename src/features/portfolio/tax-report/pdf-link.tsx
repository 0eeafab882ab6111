import { useState, type MouseEvent } from 'react';

import { queryClient } from '#api/cache/query-client.ts';
import { taxReportFileQuery } from '#api/portfolio/tax-report.ts';
import { saveFile } from '#commerce/page/save-file.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { isExpired } from '#lib/api-error.ts';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { announce } from '#ui/toast/announcer.tsx';
import { toast } from '#ui/toast/toast.ts';

import { taxReportFilePath } from '../tax-report-path.ts';

export const PDF_FAILED =
  'The PDF could not be made. Nothing is wrong with your report: try again.';

const SHEET = 'M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M12 10.5v6M9.3 14l2.7 2.7 2.7-2.7';

/**
 * Downloads the report as a PDF. A plain link to a file; with JavaScript the page stays open if the
 * download fails.
 */
export function PdfLink({ customerId, year }: { customerId: string; year: number }) {
  const [isPending, setIsPending] = useState(false);

  async function download(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isPending) return;
    setIsPending(true);
    announce('Making the PDF.');
    await downloadReport(customerId, year);
    setIsPending(false);
  }

  return (
    <a
      className="button"
      data-tone="main"
      data-pending={isPending || undefined}
      href={taxReportFilePath(year)}
      onClick={(event) => void download(event)}
    >
      <Drawing strokes={SHEET} />
      {isPending ? 'Making the PDF' : 'Download as PDF'}
      <VisuallyHidden>, tax report {year}</VisuallyHidden>
    </a>
  );
}

async function downloadReport(customerId: string, year: number): Promise<void> {
  try {
    const file = await queryClient().query(taxReportFileQuery(customerId, year));
    saveFile(file, `tax-report-${year}.pdf`);
    announce('The PDF is downloaded.');
  } catch (error) {
    if (isExpired(error)) sessionExpired();
    else toast(PDF_FAILED, { tone: 'error' });
  }
}
