/** Tells in which entry of a menu the reader is: the link of this page, and the part it belongs to. */
export function markPlace(menu: HTMLElement | null, pathname: string): void {
  if (!menu) return;
  for (const link of menu.querySelectorAll('a')) {
    if (link.pathname === pathname) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  for (const item of menu.querySelectorAll<HTMLElement>('.menu-item')) {
    item.toggleAttribute('data-here', Boolean(item.querySelector('[aria-current]')));
  }
}
