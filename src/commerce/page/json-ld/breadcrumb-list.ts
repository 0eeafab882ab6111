import type { BreadcrumbList } from 'schema-dts';

/** What the breadcrumb of a page shows: the pages above it below the home page, and its own name. */
export type Crumbs = {
  trail: readonly { label: string; href: string }[];
  here: string;
};

/** The breadcrumb for search engines. The last step is the page itself, which needs no address. */
export function breadcrumbList(origin: string, { trail, here }: Crumbs): BreadcrumbList {
  const above = [{ label: 'Home', href: '/' }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...above.map(({ label, href }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: origin + href,
      })),
      { '@type': 'ListItem', position: above.length + 1, name: here },
    ],
  };
}
