import { createCell } from '#ui/cell.ts';

import { keepTyping } from './typed-ahead.ts';

/** What can be opened from anywhere, above whatever page is shown. */
export type PanelName = 'quick-nav' | 'messages' | 'preferences' | 'prices';

/** `returnTo` takes the focus when the panel is closed. */
export type PanelBodyProps = { onClose: () => void; returnTo: Element | null };

export const panel = createCell<{ name: PanelName; returnTo: Element | null } | undefined>(
  undefined,
);

/** Opens a panel, or puts it in the place of the one that is open. */
export function openPanel(name: PanelName, returnTo = document.activeElement): void {
  if (name === 'quick-nav') keepTyping();
  panel.set({ name, returnTo: panel.get()?.returnTo ?? returnTo });
}
