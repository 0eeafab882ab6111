export type MenuLink = { label: string; href: string; isNew: boolean; isHere: boolean };
export type MenuPart = {
  label: string;
  link: MenuLink | undefined;
  /** The same, in the words that stand among the links below it. */
  all: string;
  columns: { heading: string; links: MenuLink[] }[];
};

/** The site menu, read back from the markup that the server drew, so that it is sent only once. */
export function readMenu(menu: ParentNode): MenuPart[] {
  return [...menu.querySelectorAll('.menu-item')].map((item) => {
    const anchor = item.querySelector<HTMLAnchorElement>(':scope > a');
    const link = anchor ? readLink(anchor) : undefined;
    const label = link?.label ?? textOf(item.querySelector(':scope > button'));
    const columns = [...item.querySelectorAll('.menu-column')].map((column) => ({
      heading: textOf(column.querySelector('h3')),
      links: [...column.querySelectorAll('a')].map(readLink),
    }));
    const all = textOf(item.querySelector('.menu-sheet-intro > a'));
    return { label, link, all, columns };
  });
}

function readLink(anchor: HTMLAnchorElement): MenuLink {
  return {
    label: textOf(anchor),
    href: anchor.pathname + anchor.search,
    isNew: Boolean(anchor.parentElement?.querySelector(':scope > .tag')),
    isHere: anchor.pathname === location.pathname,
  };
}

function textOf(element: Element | null): string {
  return element?.textContent?.trim() ?? '';
}
