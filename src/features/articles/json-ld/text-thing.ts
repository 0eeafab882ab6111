import type { AboutPage, Article, ContactPage, Thing, WebPage } from 'schema-dts';

import type { ContentPage } from '#api/content/content.ts';
import { storeName } from '#commerce/page/json-ld/store.ts';

import { faqPage } from './questions.ts';

/** Paths of pages that are what schema.org has a word for. */
const KINDS: Readonly<Record<string, 'AboutPage' | 'ContactPage'>> = {
  '/company/about': 'AboutPage',
  '/company/contact-us': 'ContactPage',
};

const GUIDE = '/investing-guide';

/** A page of words: a part of the guide is an article; others are pages with a date. */
export function textThings(page: ContentPage, origin: string): Exclude<Thing, string>[] {
  const { questions = [] } = page;
  return [textThing(page, origin), ...(questions.length > 0 ? [faqPage(questions)] : [])];
}

function textThing(
  { path, title, description, updatedOn }: ContentPage,
  origin: string,
): Article | AboutPage | ContactPage | WebPage {
  const said = { description, dateModified: updatedOn, url: origin + path, inLanguage: 'en-US' };
  const store = storeName(origin);
  if (path.startsWith(GUIDE)) {
    return { '@type': 'Article', headline: title, ...said, author: store, publisher: store };
  }
  return { '@type': KINDS[path] ?? 'WebPage', name: title, ...said, publisher: store };
}
