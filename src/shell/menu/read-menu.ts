export type MenuLink = {
  label: string;
  href: string;
  isNew: boolean;
  isHere: boolean;
  /** The link to all of a list. */
  isAll: boolean;
};
export type MenuEntry = {
  label: string;
  link: MenuLink | undefined;
  /** The label of the link where it stands among the links below the entry. */
  all: string;
  lists: { heading: string; links: MenuLink[] }[];
};

/** The site menu, read back from the markup that the server drew, so that it is sent only once. */
export function readMenu(menu: ParentNode): MenuEntry[] {
  return [...menu.querySelectorAll('.menu-item')].map((item) => {
    const anchor = item.querySelector<HTMLAnchorElement>(':scope > a');
    const link = anchor ? readLink(anchor) : undefined;
    const label = link?.label ?? textOf(item.querySelector(':scope > button'));
    const lists = [...item.querySelectorAll('.menu-links')].map((list) => ({
      heading: textOf(list.previousElementSibling),
      links: [...list.querySelectorAll('a')].map(readLink),
    }));
    const all = textOf(item.querySelector('.menu-sheet-intro > a'));
    return { label, link, all, lists };
  });
}

function readLink(anchor: HTMLAnchorElement): MenuLink {
  return {
    label: textOf(anchor),
    href: anchor.pathname + anchor.search + anchor.hash,
    isNew: Boolean(anchor.parentElement?.querySelector(':scope > .tag')),
    isHere: anchor.pathname === location.pathname,
    isAll: anchor.querySelector('b') !== null,
  };
}

function textOf(element: Element | null): string {
  return element?.textContent?.trim() ?? '';
}
