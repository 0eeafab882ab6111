import type { OnlineStore, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';

import { SUPPORT_PHONE_HREF } from '#commerce/words/support-phone.ts';

import { STORE_NAME } from '#commerce/page/titles.ts';

/** What a page calls the store that it belongs to. */
export function storeName(origin: string) {
  return { '@type': 'OnlineStore', name: STORE_NAME, url: `${origin}/` } as const;
}

/** For the home page: the store, and its site with the search. */
export function storeThings(origin: string) {
  return [onlineStore(origin), webSite(origin)];
}

function onlineStore(origin: string): Exclude<OnlineStore, string> {
  return {
    ...storeName(origin),
    telephone: SUPPORT_PHONE_HREF.replace('tel:', ''),
    // A link alone: the terms differ by reason and goods, and no call tells them as figures.
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      merchantReturnLink: `${origin}/legals/returns`,
    },
  };
}

function webSite(origin: string): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}/search/searchresults?searchkey={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name: STORE_NAME,
    url: `${origin}/`,
    inLanguage: 'en-US',
    potentialAction: search,
  };
}
