/** Fetched on intent. */
import { useEffect, useState, type ComponentType, type RefObject } from 'react';

import { helpMenu } from './menu-help.ts';
import type { MenuProductsProps } from './menu-products.tsx';

export type LazyMenuProps = { menu: RefObject<HTMLElement | null> };

/** Keys and pointers of the server-rendered menu, and the pictures and prices of its open sheet. */
export function LazyMenu({ menu }: LazyMenuProps) {
  const [open, setOpen] = useState<Element | null>(null);
  /** Lists of most bought products that have been open. */
  const [lists, setLists] = useState<readonly Element[]>([]);
  const [MenuProducts, setMenuProducts] = useState<ComponentType<MenuProductsProps>>();
  // Subscribes to the server-rendered menu, which React does not render.
  useEffect(() => (menu.current ? helpMenu(menu.current) : undefined), [menu]);
  // Subscribes to its sheets; one may be open already.
  useEffect(() => {
    const nav = menu.current;
    const update = () => {
      const list = nav?.querySelector(':popover-open .menu-products') ?? null;
      setOpen(list);
      if (list) setLists((before) => (before.includes(list) ? before : [...before, list]));
    };
    update();
    // The event does not bubble.
    nav?.addEventListener('toggle', update, { capture: true });
    return () => nav?.removeEventListener('toggle', update, { capture: true });
  }, [menu]);
  // Fetches what the first opening will need; its own module keeps it out of each first load.
  useEffect(() => {
    import('./menu-products.tsx').then((it) => setMenuProducts(() => it.MenuProducts), ignore);
  }, []);
  if (!MenuProducts) return null;
  return lists.map((list, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lists only follow
    <MenuProducts key={index} list={list} isOpen={list === open} />
  ));
}

/** Names and links stay. */
function ignore(): void {}
