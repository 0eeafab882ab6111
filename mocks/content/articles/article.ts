import type { Wire } from '../../backend/wire.ts';
import type { Section } from '../pages/page.ts';

/** An article of the blog, the news or the jewelry pages. */
export type Article = Pick<Wire<'BlogTeaser'>, 'slug' | 'title' | 'description' | 'type'> & {
  /** yyyy-mm-dd */
  publishedOn: string;
  sections: Section[];
  /** The slug of a product, whose picture is shown with the article. */
  picture?: string;
};
