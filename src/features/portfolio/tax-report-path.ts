const TAX_REPORT = '/bold-bullion-portfolio/tax-report';

/** The tax report of a year; the newest one without it. */
export function taxReportPath(year?: number): string {
  return year === undefined ? TAX_REPORT : `${TAX_REPORT}?year=${year}`;
}

/** The same as a PDF. */
export function taxReportFilePath(year: number): string {
  return `${TAX_REPORT}.pdf?year=${year}`;
}

/** The address after a PDF that could not be made. */
export function withoutPdfPath(year: number): string {
  return `${taxReportPath(year)}&noPdf=1`;
}
