import { categoryOf } from '../categories/categories.ts';
import { KNOWN_PAGES } from './pages.ts';

/** §3: one entry of the top navigation with what opens beneath it. */
export interface MenuNode {
  id: string;
  label: string;
  /** Absent where an entry only opens what is beneath it. */
  href?: string;
  /** Has a "New" badge. */
  isNew?: boolean;
  /** Drawn as a button (§2: Sell To Us). */
  highlight?: boolean;
  options?: readonly MenuNode[];
  weightCategory?: readonly MenuNode[];
  mintCategory?: readonly MenuNode[];
}

type Extras = Omit<MenuNode, 'id' | 'label' | 'href'>;

function idOf(prefix: string, path: string): string {
  return `${prefix}-${path.replaceAll('/', '-')}`;
}

/** An entry for a category. An unknown slug throws, so that no link is dead. */
export function toCategory(
  prefix: string,
  slug: string,
  label?: string,
  extras?: Extras,
): MenuNode {
  const category = categoryOf(slug);
  if (!category) throw new Error(`The menu leads to ${slug}, which is no category`);
  return { id: idOf(prefix, slug), label: label ?? category.title, href: `/${slug}`, ...extras };
}

/** An entry for one of the known pages outside the catalog. */
export function toPage(prefix: string, href: string, extras?: Extras): MenuNode {
  const page = KNOWN_PAGES.find((known) => known.href === href);
  if (!page) throw new Error(`The menu leads to ${href}, which is no page`);
  return { id: idOf(prefix, href.slice(1)), label: page.label, href, ...extras };
}
