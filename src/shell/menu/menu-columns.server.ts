import type { MenuNode } from '#api/content/site-map.ts';
import { capital } from '#commerce/words/capital.ts';

import { groupLinks, type MenuList } from './menu-lists.ts';
import { sortBySize } from './size-order.server.ts';

const COLUMNS = 4;
/** The most links of a list, with the one to all of it. */
const MOST_LINKS = 12;
/** The height of the most bought, in links. */
const MOST_BOUGHT_ROWS = 8;
/** Longer lists have two columns; sizes are short words, so theirs do so earlier. */
const LONG = 8;
const LONG_FOR_SIZES = 4;

/** A list on a landing page: the word for its links, its id, and the most links of it in a sheet. */
type LandingList = { many: string; section: string; most: number };

const COUNTRIES = { many: 'countries', section: 'coins-by-country', most: 4 };
const MINTS = { many: 'mints', section: 'by-mint', most: MOST_LINKS };
/** The lists of groups, by the API's id of the group. */
const LANDING_LISTS: Readonly<Record<string, LandingList>> = {
  'silver-coins-by-country': COUNTRIES,
  'gold-coins-by-country': COUNTRIES,
  'jewelry-jewelry-chains': { many: 'kinds of chains', section: 'chains', most: 6 },
};

/** A list in a menu sheet; `isLong` lists have two columns. */
export type SheetList = MenuList & { isLong: boolean };

/**
 * The columns of a menu sheet, at most four and about equally high. The most bought stand at the top
 * of the last one.
 */
export function arrangeColumns(node: MenuNode, hasMostBought: boolean): SheetList[][] {
  const columns = Array.from({ length: COLUMNS }, (_, index) => ({
    rows: hasMostBought && index === COLUMNS - 1 ? MOST_BOUGHT_ROWS : 0,
    lists: [] as SheetList[],
  }));
  for (const list of orderLists(groupLinks(node))) {
    const shown = toSheetList(list, node);
    const lowest = columns.reduce((low, column) => (column.rows < low.rows ? column : low));
    lowest.lists.push(shown);
    lowest.rows += countRows(shown);
  }
  const used = hasMostBought ? columns : columns.filter(({ rows }) => rows > 0);
  return used.map(({ lists }) => lists);
}

/** The lists that shoppers use most come first: each gets the top of a column. */
function orderLists(lists: readonly MenuList[]): MenuList[] {
  const ofKind = (kind: MenuList['kind']) => lists.filter((list) => list.kind === kind);
  const [sizes, groups] = [ofKind('sizes'), ofKind('group')];
  return [
    ...ofKind('own'),
    ...sizes.slice(0, 2),
    ...groups.slice(0, 1),
    ...ofKind('mints'),
    ...groups.slice(1),
    ...sizes.slice(2),
  ];
}

function toSheetList(list: MenuList, node: MenuNode): SheetList {
  const isOfSizes = list.kind === 'sizes';
  const sorted = isOfSizes ? { ...list, links: sortBySize(list.links) } : list;
  const shown = { ...shortenList(sorted, node), heading: shortenHeading(list, node) };
  const isLong = list.kind !== 'own' && countLinks(shown) > (isOfSizes ? LONG_FOR_SIZES : LONG);
  return { ...shown, isLong };
}

/** Of a list that is too long for a sheet, its first links and one to the page that has all. */
function shortenList(list: MenuList, node: MenuNode): MenuList {
  const { kind, id, links } = list;
  const landing = kind === 'mints' ? MINTS : LANDING_LISTS[id];
  const most = landing?.most ?? MOST_LINKS;
  if (kind === 'own' || countLinks(list) <= most) return list;
  const many = landing?.many ?? list.heading.toLowerCase();
  const all = { label: `All ${links.length} ${many}`, href: findAllPath(list, node, landing) };
  return { ...list, links: links.slice(0, most - 1), all };
}

function findAllPath({ all }: MenuList, node: MenuNode, landing: LandingList | undefined): string {
  const href = node.href ?? '/site-map';
  return landing ? `${href}#${landing.section}` : (all?.href ?? href);
}

/** "Silver Coins" is "Coins by size" in the menu of silver. */
function shortenHeading({ kind, heading }: MenuList, { label }: MenuNode): string {
  const isNamed = heading.startsWith(`${label} `);
  const short = isNamed ? capital(heading.slice(label.length + 1).toLowerCase()) : heading;
  return kind === 'sizes' ? `${short} by size` : short;
}

function countLinks({ links, all }: MenuList): number {
  return links.length + (all ? 1 : 0);
}

function countRows(list: SheetList): number {
  const links = countLinks(list);
  return 1 + (list.isLong ? Math.ceil(links / 2) : links);
}
