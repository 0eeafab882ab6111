import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  Meta,
  StaticRouterProvider,
  UNSAFE_FrameworkContext as FrameworkContext,
  type MetaDescriptor,
  type StaticHandlerContext,
} from 'react-router';
import { expect, test } from 'vitest';

import { onPage, pageHead, privateHead } from './head.ts';

const ARGS = {
  location: { pathname: '/coupons' },
  matches: [{ loaderData: { origin: 'https://shop.example' } }],
};
const TOLD = { description: 'What each takes off.' };
const THING = { '@type': 'Thing' };

/** The head as React Router writes it. */
async function written(head: MetaDescriptor[]): Promise<string> {
  const routes = [{ id: 'root', path: '/', Component: Meta }];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = (await query(new Request('https://shop.example/'))) as StaticHandlerContext;
  const framework = { routeModules: { root: { meta: () => head } } };
  return renderToStaticMarkup(
    <FrameworkContext value={framework as never}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </FrameworkContext>,
  );
}

test('a page has a title, a description, one address and its preview', async () => {
  const html = await written(pageHead(ARGS, ['Coupons', 'Cart'], TOLD));
  expect(html.replaceAll(' data-told=""', '').split(/(?=<)/)).toEqual([
    '<title>Coupons | Cart | Bold Precious Metals',
    '</title>',
    '<meta name="description" content="What each takes off."/>',
    '<link rel="canonical" href="https://shop.example/coupons"/>',
    '<link rel="alternate" hrefLang="en-US" href="https://shop.example/coupons"/>',
    '<meta property="og:title" content="Coupons | Cart"/>',
    '<meta property="og:description" content="What each takes off."/>',
    '<meta property="og:url" content="https://shop.example/coupons"/>',
    '<meta property="og:type" content="website"/>',
    '<meta property="og:site_name" content="Bold Precious Metals"/>',
    '<meta property="og:image" content="https://shop.example/share/store.png"/>',
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
    '<meta property="og:image:alt" content="Bold Precious Metals: gold and silver coins beside bars"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]);
  expect(html.match(/ data-told=""/g)).toHaveLength(13);
});

test('an address of its own, a kind and a picture', async () => {
  const html = await written(
    pageHead(ARGS, 'News', {
      ...TOLD,
      address: '/news?page=2',
      kind: 'article',
      picture: { path: '//cdn.example/eagle.jpg', alt: 'A mint', width: 800, height: 600 },
    }),
  );
  expect(html).toContain('rel="canonical" href="https://shop.example/news?page=2"');
  expect(html).toContain('og:type" content="article"');
  expect(html).toContain('og:image" content="https://cdn.example/eagle.jpg"');
  expect(html).toMatch(/og:image:width" content="800".*og:image:height" content="600"/);
  expect(html).toContain('og:image:alt" content="A mint"');
  expect(html).toContain('twitter:card" content="summary_large_image"');
});

test('a list brings along the picture of the metal and form in its address', async () => {
  const location = { pathname: '/silver/us-silver-coins' };
  const html = await written(pageHead({ ...ARGS, location }, 'US silver coins', TOLD));
  expect(html).toContain('og:image" content="https://shop.example/share/silver-coin.png"');
  expect(html).toContain('og:image:alt" content="Silver coins at Bold Precious Metals"');
});

test('a private page tells search engines only to leave it out', async () => {
  const listed = { ...TOLD, isUnlisted: true, things: () => [THING] };
  for (const head of [privateHead(ARGS, 'Cart'), pageHead(ARGS, 'Cart', listed)]) {
    // eslint-disable-next-line no-await-in-loop -- one after the other
    const html = await written(head);
    expect(html).toBe(
      '<title>Cart | Bold Precious Metals</title><meta name="robots" content="noindex" data-told=""/>',
    );
  }
});

test('a page that failed leaves its title to the error screen', () => {
  expect(pageHead({ ...ARGS, error: new Error('no') }, 'Coupons', TOLD)).toEqual([]);
});

test('no text ends the script that it stands in', async () => {
  const name = '</script><script>alert(1)</script>';
  const things = (origin: string) => [{ ...THING, name, url: `${origin}/x` }];
  const html = await written(pageHead(ARGS, 'Coupons', { ...TOLD, things }));
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(json).toContain('\\u003c/script');
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ ...THING, name, url: 'https://shop.example/x' }],
  });
});

test('each page of a list is described as one of its own', () => {
  expect([1, 2].map((page) => onPage(page, 'All.'))).toEqual(['All.', 'Page 2. All.']);
});
