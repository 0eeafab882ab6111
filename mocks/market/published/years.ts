/** A metal's published monthly averages in dollars, by year, January first, without gaps. */
export type PublishedYears = Readonly<Record<number, readonly number[]>>;

/** A calendar month, counted as year × 12 + (0 for January … 11 for December). */
export type Month = number;

/** The month of a date written as yyyy-mm-dd. */
export function monthOfDate(date: string): Month {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** The first and the last month that were published. */
export function spanOf(years: PublishedYears): { first: Month; last: Month } {
  const ordered = Object.entries(years);
  const first = ordered[0];
  const last = ordered.at(-1);
  if (!first || !last) throw new Error('A metal needs at least one published average.');
  return { first: Number(first[0]) * 12, last: Number(last[0]) * 12 + last[1].length - 1 };
}

/** The average of one month in dollars, or undefined when none was published. */
export function publishedAverage(years: PublishedYears, month: Month): number | undefined {
  return years[Math.floor(month / 12)]?.[month % 12];
}
