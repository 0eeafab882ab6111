import type { MetaDescriptor } from 'react-router';

import { absolute } from './absolute.ts';
import { sharePicture, subjectOf, type SharePicture } from './share-picture.ts';
import { breadcrumbList, type Crumbs } from './json-ld/breadcrumb-list.ts';
import { pageTitle, STORE_NAME, type TitleParts } from './titles.ts';

/** What the `meta` of a route is given, as far as a head needs it. */
export type HeadArgs = {
  location: { pathname: string };
  matches: readonly ({ loaderData?: unknown } | undefined)[];
  error?: unknown;
};

/** What only the server tells of a page: to search engines, and to programs that preview links. */
export type Told = {
  /** One or two sentences of plain text. */
  description: string;
  /** Its one address, as path and query; without it the path of the location. */
  address?: string;
  /** Not for search engines: then nothing else is told. */
  isUnlisted?: boolean;
  /** The type that Open Graph calls it. */
  kind?: 'website' | 'article' | 'product';
  /** What a shared link brings along; without it the store's own, of what the address names. */
  picture?: SharePicture;
  /** What its breadcrumb shows, if it has one. */
  crumbs?: Crumbs;
  /** What the page is about in the words of schema.org, with addresses of the store's origin. */
  things?: (origin: string) => readonly object[];
};

/** The store's one language; a page in another one would join it here. */
const LANGUAGES = ['en-US'];

/**
 * The head of a page, for the `meta` of its route. `title` has its parts, the most specific first;
 * the store's name is added. A page that failed has none: its error screen writes one.
 *
 * A navigation in the browser changes the title only, so routes guard `told` by
 * `import.meta.env.SSR`, which leaves its words out of scripts.
 */
export function pageHead(args: HeadArgs, title: TitleParts, told: Told | false): MetaDescriptor[] {
  if (args.error) return [];
  const head = [{ title: pageTitle(title) }];
  return import.meta.env.SSR && told ? [...head, ...toldOf(args, title, told)] : head;
}

/** The head of a page of one customer, or of one that search engines should not list. */
export function privateHead(args: HeadArgs, title: TitleParts): MetaDescriptor[] {
  return pageHead(args, title, import.meta.env.SSR && UNLISTED);
}

const UNLISTED: Told = { description: '', isUnlisted: true };

/** Text of a description on a page of a list: each page has its own. */
export function onPage(page: number, description: string): string {
  return page > 1 ? `Page ${page}. ${description}` : description;
}

/** `data-told` is for `shell/forget-told.ts`, which takes it away when the browser goes on. */
function toldOf(args: HeadArgs, title: TitleParts, told: Told): MetaDescriptor[] {
  return [
    ...tagsOf(args, [title].flat().join(' | '), told).map(marked),
    ...thingsOf(originOf(args), told),
  ];
}

function marked(tag: object): MetaDescriptor {
  return Object.assign(tag, { 'data-told': '' });
}

function tagsOf(args: HeadArgs, title: string, told: Told): object[] {
  if (told.isUnlisted) return [{ name: 'robots', content: 'noindex' }];
  const { pathname } = args.location;
  const { description, address = pathname, kind = 'website' } = told;
  const { picture = sharePicture(subjectOf(pathname)) } = told;
  const origin = originOf(args);
  const url = origin + address;
  return [
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...LANGUAGES.map((hrefLang) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: url })),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: STORE_NAME },
    ...pictureTags(origin, picture),
  ];
}

function pictureTags(origin: string, { path, alt, width, height }: SharePicture): object[] {
  return [
    { property: 'og:image', content: absolute(path, origin) },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** React Router writes `<` in it as an escape, so no text can end the script. */
function thingsOf(origin: string, { isUnlisted, crumbs, things }: Told): MetaDescriptor[] {
  if (isUnlisted) return [];
  const graph = [
    ...(crumbs ? [breadcrumbList(origin, crumbs)] : []),
    ...(things ? things(origin) : []),
  ];
  if (graph.length === 0) return [];
  return [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }];
}

/** The public origin of the store, which the root's loader knows: https://shop.example. */
function originOf({ matches: [root] }: HeadArgs): string {
  return (root?.loaderData as { origin?: string } | undefined)?.origin ?? '';
}
