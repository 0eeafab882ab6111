import { Feed } from 'feed';

import { createQueryClient } from '#api/cache/query-client.ts';
import { articlesQuery, type BlogTeaser } from '#api/content/content.ts';
import { STORE_NAME } from '#commerce/page/titles.ts';

import type { ArticleKind } from './article-kinds.ts';
import { feedPath, feedTitle } from './feed-addresses.ts';

/** How many pages of the list a feed has. */
const PAGES = 3;

type FeedWanted = {
  kind: ArticleKind;
  format: 'rss' | 'atom';
  /** The store's, such as https://shop.example. */
  origin: string;
};

/** The newest articles of a kind as a feed in one format. */
export async function feedOf(wanted: FeedWanted): Promise<string> {
  return feedWith(await newest(wanted.kind), wanted);
}

/** Articles, newest first, as the XML of a feed. */
export function feedWith(
  articles: readonly BlogTeaser[],
  { kind, format, origin }: FeedWanted,
): string {
  const [first] = articles;
  const feed = new Feed({
    id: origin + kind.path,
    link: origin + kind.path,
    title: feedTitle(kind),
    description: kind.lead,
    language: 'en-US',
    copyright: STORE_NAME,
    generator: STORE_NAME,
    feedLinks: { rss: origin + feedPath(kind, 'rss'), atom: origin + feedPath(kind, 'atom') },
    ...(first && { updated: startOf(first.publishedOn) }),
  });
  for (const { slug, title, description, publishedOn, publishedBy } of articles) {
    const address = `${origin}${kind.path}/${slug}`;
    feed.addItem({
      id: address,
      guid: address,
      link: address,
      // Atom says that a title is HTML, and the package writes it as it is.
      title: format === 'atom' ? asHtml(title) : title,
      description: asHtml(description),
      date: startOf(publishedOn),
      published: startOf(publishedOn),
      // RSS asks for the address of a mailbox here.
      ...(publishedBy && format === 'atom' && { author: [{ name: publishedBy }] }),
    });
  }
  return format === 'rss' ? feed.rss2() : feed.atom1();
}

async function newest({ type }: ArticleKind): Promise<BlogTeaser[]> {
  const client = createQueryClient();
  const articles: BlogTeaser[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    // The number of pages is known by the first.
    // eslint-disable-next-line no-await-in-loop
    const { blogs, totalPages } = await client.query(articlesQuery({ type, page }));
    articles.push(...blogs);
    if (page >= totalPages) break;
  }
  return articles;
}

/** A feed has no days, so a day is its first instant in UTC: that of the page, whatever the zone. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
