import { expect, test } from '@playwright/test';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';

for (const path of ['/blogs', '/news', '/jewelry-blogs']) {
  test(`the feeds of ${path} have its newest articles, at addresses that answer`, async ({
    request,
  }) => {
    const rss = await request.get(`${path}/rss.xml`);
    expect(rss.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const { items = [] } = parseRssFeed(await rss.text());
    const atom = await request.get(`${path}/atom.xml`);
    expect(atom.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const { entries = [] } = parseAtomFeed(await atom.text());
    expect(entries.map(({ id }) => id)).toEqual(items.map(({ guid }) => guid?.value));
    const list = await (await request.get(path)).text();
    expect(list).toContain(`href="${path}/rss.xml"`);
    const [first] = items;
    expect(first?.link).toContain(`${new URL(rss.url()).origin}${path}/`);
    expect(list).toContain(`href="${new URL(first?.link ?? '').pathname}"`);
    expect((await request.get(first?.link ?? '')).status()).toBe(200);
    expect(new Date(first?.pubDate ?? '').getUTCHours()).toBe(0);
  });
}
