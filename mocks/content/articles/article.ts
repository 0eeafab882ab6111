import type { Wire } from '../../backend/wire.ts';
import type { Section } from '../pages/page.ts';

/** An article of the blog, the news or the jewelry pages. */
export type Article = Pick<
  Wire<'BlogDetail'>,
  'slug' | 'title' | 'description' | 'type' | 'topic' | 'sources'
> & {
  /** What it was called before: old links still name it so. */
  formerSlugs?: string[];
  /** yyyy-mm-dd */
  publishedOn: string;
  sections: Section[];
  /** Two links that follow from the text. */
  next: Wire<'Link'>[];
  /** The slugs of the products that it names. */
  products?: string[];
  /** The slug of a product, whose picture is shown with the article. */
  picture?: string;
};
