import type { Wire } from '../../backend/wire.ts';

/** A worked example; its products are named by their slugs. */
type Example = Omit<Wire<'WorkedExample'>, 'productIds'> & { products: string[] };

/** A section of a text, on a page or in an article. */
export type Section = Omit<Wire<'ContentSection'>, 'example'> & { example?: Example };

/** A page of text; its breadcrumb and the pages of its series follow from its address. */
export type Page = Pick<
  Wire<'ContentPage'>,
  'path' | 'title' | 'description' | 'inShort' | 'check' | 'questions'
> & {
  /** Where it was before: old links still lead there. */
  formerPaths?: string[];
  sections: Section[];
  /** Two links that follow from the text. */
  next: Wire<'Link'>[];
  /** The slugs of the products that it names. */
  products?: string[];
  /** The slug of a product, whose picture leads to the page. */
  picture?: string;
  /** yyyy-mm-dd */
  updatedOn: string;
};

/** A section: where links lead to, its heading, and what stands below it. */
export function section(
  id: string,
  heading: string,
  paragraphs: string[],
  more: Pick<Section, 'list' | 'table' | 'links' | 'example'> = {},
): Section {
  return { id, heading, paragraphs, ...more };
}

/** Words of a text that lead to a term of the glossary: `slug` if they are not its name. */
export function term(text: string, slug = text.toLowerCase()): Wire<'TextLink'> {
  return { text, href: `/glossary#${slug}` };
}

/** Words of a text that lead to a page. */
export function link(text: string, href: string): Wire<'TextLink'> {
  return { text, href };
}
