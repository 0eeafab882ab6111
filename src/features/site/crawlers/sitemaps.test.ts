import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';

import type { SitemapSource } from '#api/content/sitemap.server.ts';

import { sitemapEntries, sitemapFile } from './sitemaps.server.ts';

const ORIGIN = 'https://shop.example';
const PER_PAGE = 200;

/** A list of three pages that notes which of them were asked for. */
function list(asked: number[], failsAt = Infinity): SitemapSource {
  return async (page) => {
    asked.push(page);
    if (page >= failsAt) throw new Error('The API is gone.');
    const entries = Array.from({ length: PER_PAGE }, (_, at) => ({
      path: `/product/${page}${String(at).padStart(3, '0')}/coin`,
      updatedOn: '2026-11-12',
    }));
    return { entries, totalPages: 3 };
  };
}

/** A list that says of more pages than it has. */
function listOf(paths: readonly string[]): SitemapSource {
  return async (page) => ({
    entries: page === 1 ? paths.map((path) => ({ path })) : [],
    totalPages: 9,
  });
}

function locations(xml: string): string[] {
  const { urlset } = new XMLParser().parse(xml, true) as { urlset: { url: { loc: string }[] } };
  return urlset.url.map(({ loc }) => loc);
}

test('a page of the list is asked for when the last one is read', async () => {
  const asked: number[] = [];
  const file = await sitemapFile(sitemapEntries([list(asked)]), ORIGIN);
  expect(asked).toEqual([1]);
  let text = '';
  let read = 0;
  const ahead: number[] = [];
  for await (const part of file.pipeThrough(new TextDecoderStream())) {
    text += part;
    read += part.split('<url>').length - 1;
    // How many addresses of the last page but one were still to be read when the last was asked for.
    ahead.push((asked.length - 1) * PER_PAGE - read);
  }
  expect(asked).toEqual([1, 2, 3]);
  expect(Math.max(...ahead)).toBeLessThan(PER_PAGE / 2);
  const all = locations(text);
  expect(all).toHaveLength(3 * PER_PAGE);
  expect(all[0]).toBe('https://shop.example/product/1000/coin');
});

test('a reader who leaves ends the questions', async () => {
  const asked: number[] = [];
  const file = await sitemapFile(sitemapEntries([list(asked)]), ORIGIN);
  await file.cancel();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([1]);
});

test('a list that cannot be had is an error before anything is written', async () => {
  const entries = sitemapEntries([list([], 1)]);
  await expect(sitemapFile(entries, ORIGIN)).rejects.toThrow('The API is gone.');
});

test('a list that breaks off never looks like a whole file', async () => {
  const file = await sitemapFile(sitemapEntries([list([], 2)]), ORIGIN);
  await expect(new Response(file).text()).rejects.toThrow('The API is gone.');
});

test('each address is there once, and none is on another host', async () => {
  const once = listOf(['/silver', '/silver', '//evil.example/a', 'https://evil.example', '/gold']);
  const found: string[] = [];
  for await (const { path } of sitemapEntries([once, once])) found.push(path);
  expect(found).toEqual(['/silver', '/gold']);
});

test('an empty list is a whole file without addresses', async () => {
  const text = await new Response(await sitemapFile(sitemapEntries([listOf([])]), ORIGIN)).text();
  expect(text).toMatch(/<urlset[^>]*>\s*<\/urlset>|<urlset[^>]*\/>/);
});
