import type { ContentSection } from '#api/content/content.ts';

/** What stands in the table of a section; of one with a list, each item is a row. */
export function rowsOf({ table, list = [] }: ContentSection): string[][] {
  return table?.rows ?? list.map((item) => [item]);
}
