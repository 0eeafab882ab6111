import { changeSetting } from '#ui/settings.ts';

/** Removes the banner from every page of this browser. The focus goes on to what comes next. */
export function closeBanner(): void {
  changeSetting('banner', 'closed');
  document.querySelector<HTMLElement>('.masthead .brand')?.focus({ preventScroll: true });
}
