import type { Wire } from '../../backend/wire.ts';

export type Section = Wire<'ContentSection'>;

/** A page of text; its breadcrumb follows from its address. */
export type Page = Pick<Wire<'ContentPage'>, 'path' | 'title' | 'description' | 'sections'> & {
  /** yyyy-mm-dd */
  updatedOn: string;
};

/** A section: where links lead to, its heading, and what stands below it. */
export function section(
  id: string,
  heading: string,
  paragraphs: string[],
  more: Pick<Section, 'list' | 'table'> = {},
): Section {
  return { id, heading, paragraphs, ...more };
}
