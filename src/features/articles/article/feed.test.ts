import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';

import type { BlogTeaser } from '#api/content/content.ts';

import { ARTICLE_KINDS } from './article-kinds.ts';
import { feedWith } from './feed.server.ts';

const kind = ARTICLE_KINDS.blog;
const origin = 'https://shop.example';
const article: BlogTeaser = {
  slug: 'gold-and-silver',
  title: 'Gold & silver: is 1 < 2?',
  type: 'blog',
  description: 'What “as low as” means, & why "1 oz" <b>is</b> no ounce.',
  publishedOn: '2026-11-12',
  publishedBy: 'The editors',
};
const address = 'https://shop.example/blogs/gold-and-silver';
const asHtml = 'What “as low as” means, &amp; why "1 oz" &lt;b&gt;is&lt;/b&gt; no ounce.';

test('another program reads the RSS feed, signs such as & and < included', () => {
  const feed = parseRssFeed(feedWith([article], { kind, format: 'rss', origin }));
  expect(feed).toMatchObject({ title: 'Blogs | Bold Precious Metals', link: `${origin}/blogs` });
  expect(feed.items?.[0]).toMatchObject({
    title: article.title,
    link: address,
    guid: { value: address },
    pubDate: 'Thu, 12 Nov 2026 00:00:00 GMT',
    description: asHtml,
  });
});

test('another program reads the Atom feed, signs such as & and < included', () => {
  const feed = parseAtomFeed(feedWith([article], { kind, format: 'atom', origin }));
  expect(feed.links?.map(({ href }) => href)).toContain(`${origin}/blogs/atom.xml`);
  expect(feed.entries?.[0]).toMatchObject({
    id: address,
    links: [{ href: address }],
    title: { value: 'Gold &amp; silver: is 1 &lt; 2?', type: 'html' },
    summary: { value: asHtml, type: 'html' },
    updated: '2026-11-12T00:00:00.000Z',
  });
});
