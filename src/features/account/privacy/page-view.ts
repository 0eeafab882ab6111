import type { PageView } from '#api/session/visits.ts';

/** §9 The chart pages of the four metals are not tracked. */
const NOT_COUNTED = /^\/chart\/(silver|gold|platinum|palladium)-price\/?$/;
/** Personal parameters of an address, which are not reported. */
const PRIVATE =
  /^(token|emailid|email|zip|zipcode|invoice|invoicenumber|customerid|referencenumber|password|returnto)$/i;
/** The limits of the contract. */
const LONGEST_URL = 2048;
const LONGEST_PATH = 1024;

export function isCounted({ pathname }: URL): boolean {
  return !NOT_COUNTED.test(pathname);
}

/** §3, §7 The report of a viewed page. */
export function pageViewOf(
  url: URL,
  visitor: Pick<PageView, 'guestId' | 'customerId' | 'previousUrl'>,
): PageView {
  const product = /^\/product\/(\d+)\//.exec(url.pathname);
  return {
    ...visitor,
    url: publicUrl(url),
    path: url.pathname.slice(0, LONGEST_PATH),
    ...(product && { productId: Number(product[1]) }),
  };
}

/** The address without personal data. */
export function publicUrl(url: URL): string {
  const clean = new URL(url);
  clean.hash = '';
  for (const name of url.searchParams.keys())
    if (PRIVATE.test(name)) clean.searchParams.delete(name);
  return clean.href.slice(0, LONGEST_URL);
}

/** The kind of page, by the first part of its path. */
export function pageName({ pathname }: URL): string {
  return pathname.split('/')[1] || 'home';
}
