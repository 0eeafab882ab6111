import type { ContentPage } from '#api/content/content.ts';
import type { Told } from '#commerce/page/head.ts';

import { crumbsOf } from './crumbs-of.ts';
import { textThings } from './json-ld/text-thing.ts';

/** What a page of words tells. */
export function textTold(page: ContentPage): Told {
  return {
    description: page.description,
    kind: page.path.startsWith('/investing-guide') ? 'article' : 'website',
    crumbs: crumbsOf(page),
    things: (origin) => textThings(page, origin),
  };
}
