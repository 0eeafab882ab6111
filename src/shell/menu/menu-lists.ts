import type { MenuNode } from '#api/content/site-map.ts';

import { shopHeading } from './menu-words.ts';

/**
 * A headed list of links below a menu entry: those without a group, one of its groups, or what the
 * entry sells by size or by mint. `all` is the page of a group.
 */
export type MenuList = {
  kind: 'own' | 'group' | 'sizes' | 'mints';
  id: string;
  heading: string;
  links: MenuNode[];
  all?: { label: string; href: string };
};

/** Sorts the links below a menu entry into headed lists. Entries without an address are headings. */
export function groupLinks(node: MenuNode): MenuList[] {
  return [
    ...groupNodes(node, node.options, 'group', shopHeading(node)),
    ...groupNodes(node, node.weightCategory, 'sizes', 'By weight'),
    ...groupNodes(node, node.mintCategory, 'mints', 'By mint and refiner'),
  ];
}

function groupNodes(
  { id }: MenuNode,
  nodes: readonly MenuNode[] = [],
  kind: MenuList['kind'],
  heading: string,
): MenuList[] {
  const links = nodes.filter((node) => !node.options?.length && node.href);
  const groups = nodes.filter((node) => node.options?.length);
  const own = kind === 'mints' ? 'mints' : 'own';
  const lists: MenuList[] = links.length > 0 ? [{ kind: own, id, heading, links }] : [];
  return [...lists, ...groups.map((group) => toList(group, kind))];
}

function toList({ id, label, href, options = [] }: MenuNode, kind: MenuList['kind']): MenuList {
  return {
    kind,
    id,
    heading: label,
    links: options.filter((node) => node.href),
    ...(href && { all: { label: `All ${label.toLowerCase()}`, href } }),
  };
}
