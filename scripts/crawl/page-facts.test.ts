import { expect, test } from 'vitest';

import { pageFacts } from './page-facts.ts';

test('a page tells its title, its headings, its images and where it leads', () => {
  const facts = pageFacts(`<!doctype html><html><head><title>Gold &amp; silver</title>
    <meta name="description" content="Coins"><link rel="manifest" href="/m.webmanifest">
    <link rel="stylesheet" href="/a/1.css"></head>
    <body><a href="/skip">Skip</a><main><h1 id="top">Coins</h1><h1>Bars</h1>
    <svg><title>A coin</title></svg><img src="/1.svg"><img src="/2.svg" alt="">
    <p id="top"><a href="/gold?a=1&amp;b=2">Gold</a><br><a name="x">No link</a></p><form></form></main>
    <form></form>
    <a href="/foot">Foot</a></body></html>`);
  expect(facts).toEqual({
    titles: ['Gold & silver'],
    descriptions: ['Coins'],
    h1s: 2,
    withoutAlt: ['/1.svg'],
    ids: new Set(['top']),
    twiceIds: ['top'],
    links: ['/m.webmanifest', '/skip', '/gold?a=1&b=2', '/foot'],
    linksInMain: 1,
    formsInMain: 1,
  });
});
