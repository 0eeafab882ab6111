/** Fetched with the first sign that one of the panels is wanted. */
import { useCell } from '#ui/cell.ts';

import { MessageLog } from '#shell/message-log/message-log.tsx';
import { QuickNav } from '#shell/quick-nav/quick-nav.tsx';
import { panel } from './panel.ts';

const PANELS = { 'quick-nav': QuickNav, messages: MessageLog };

/** The one panel that is open, if any. */
export function Panels() {
  const open = useCell(panel, undefined);
  if (!open) return null;
  const Body = PANELS[open.name];
  return <Body returnTo={open.returnTo} onClose={() => panel.set(undefined)} />;
}
