/** Marks the current page and its part of the menu with `aria-current`. */
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
