import { createCell } from '#ui/cell.ts';

import { keepTyping } from './typed-ahead.ts';

/** The panels that can be opened over any page. */
export type PanelName = 'quick-nav' | 'messages' | 'preferences' | 'prices';

/** `returnTo` receives the focus when the panel is closed. */
export type PanelBodyProps = { onClose: () => void; returnTo: Element | null };

export const panel = createCell<{ name: PanelName; returnTo: Element | null } | undefined>(
  undefined,
);

/** Opens a panel; it replaces an open one. */
export function openPanel(name: PanelName, returnTo = document.activeElement): void {
  if (name === 'quick-nav') keepTyping();
  panel.set({ name, returnTo: panel.get()?.returnTo ?? returnTo });
}
