import type { Report } from '#lib/reports.server.ts';

/** `REPORTS_MODULE` of the walk: each report is a line of the store's output. */
export default function printReport({ details }: Report): void {
  console.log(JSON.stringify(details));
}
