import type { MenuNode } from '#api/content/site-map.ts';

import { shopHeading } from './menu-words.ts';

/** A headed list of links: one column of a menu sheet. */
export type MenuColumn = { heading: string; links: MenuNode[] };

/**
 * Sorts what lies below a menu entry into headed columns: its loose links, then each group, then
 * weights and mints. Entries without an address are headings.
 */
export function menuColumns(node: MenuNode): MenuColumn[] {
  return [
    ...columnsOf(node.options, shopHeading(node)),
    ...columnsOf(node.weightCategory, 'By weight'),
    ...columnsOf(node.mintCategory, 'By mint and refiner'),
  ];
}

function columnsOf(nodes: readonly MenuNode[] = [], heading: string): MenuColumn[] {
  const loose = nodes.filter((node) => !node.options?.length && node.href);
  const groups = nodes.filter((node) => node.options?.length);
  const columns = loose.length > 0 ? [{ heading, links: loose }] : [];
  return [...columns, ...groups.map((group) => ({ heading: group.label, links: below(group) }))];
}

/** A group's own page comes first among its links. */
function below(group: MenuNode): MenuNode[] {
  const own = group.href
    ? [{ id: `${group.id}-all`, label: `All ${group.label}`, href: group.href }]
    : [];
  return [...own, ...(group.options ?? []).filter((node) => node.href)];
}
