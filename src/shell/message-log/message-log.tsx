import { clockTime } from '#commerce/format/clock-time.ts';
import type { PanelBodyProps } from '#shell/panels/panel.ts';
import { useCell } from '#ui/cell.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { said } from '#ui/toast/toast.ts';

import './message-log.css';

/** §2 All messages since this tab was opened, newest first. */
export function MessageLog({ onClose, returnTo }: PanelBodyProps) {
  const all = useCell(said, []);
  return (
    <Dialog open onClose={onClose} returnTo={returnTo} title="Earlier messages">
      {all.length === 0 ? (
        <p>Nothing has been said yet. Messages about your cart and your account are kept here.</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a stop for Tab, so that the arrow keys scroll it
        <ol className="message-log" tabIndex={0} aria-label="Messages, newest first">
          {all.toReversed().map(({ id, text, at }) => (
            <li key={id}>
              <p>{text}</p>
              <time dateTime={at.toISOString()} className="muted">
                {clockTime(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
