import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { known } from '#api/cache/query-client.ts';
import { inboxKey, inboxQuery, unreadIn } from '#api/notifications/notifications.ts';
import { customerQuery } from '#api/session/session.ts';
import { useCell } from '#ui/cell.ts';
import { useOpener } from '#ui/overlay/use-opener.ts';
import { useLiveUpdates } from '#ui/timing/live-updates.ts';
import { onIntent } from '#ui/timing/on-intent.ts';

import { unreadInWords } from '../inbox-words.ts';
import { changes, NO_CHANGES, stillUnread } from '../inbox-changes.ts';
import { INBOX_PATH } from '../inbox/inbox-place.ts';

/** Milliseconds between two checks for new messages. */
const LOOK_MS = 60_000;

const BELL = 'M6 16.5V11a6 6 0 0112 0v5.5l1.5 1.5h-15zM10 20.5h4M12 5V3.5';

const panel = onIntent(() => import('./bell-panel.tsx'));

/** §2, §4 For customers: a dot if there are unread messages, and the newest ones after a press. */
export function Bell() {
  const unread = useUnread();
  const { button, opener, opened, close } = useOpener(panel, INBOX_PATH);
  return (
    <div className="bell">
      {/* For a press without the script. Not around the button: screen readers say where a form ends. */}
      <form id="bell-form" action={INBOX_PATH} hidden />
      <button
        {...button}
        type="submit"
        form="bell-form"
        id="bell"
        aria-label={
          unread === undefined ? 'Notifications' : `Notifications, ${unreadInWords(unread)}`
        }
        aria-controls={opened && 'bell-panel'}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={BELL} />
        </svg>
        {unread ? <span className="bell-dot" /> : null}
      </button>
      {opened ? <opened.BellPanel opener={opener} onClose={close} /> : null}
    </div>
  );
}

/** The number of unread messages; `undefined` until the customer is known. */
function useUnread(): number | undefined {
  const { live } = useLiveUpdates();
  const { data: customer } = useQuery({
    ...customerQuery(),
    refetchInterval: live && LOOK_MS,
    refetchOnWindowFocus: live ? 'always' : false,
  });
  const { id, unreadMessages: told } = customer ?? {};
  const underWay = useCell(changes, NO_CHANGES);
  const client = useQueryClient();
  // Updates the cache: another number means that there are other messages.
  useEffect(() => {
    const inbox = id === undefined ? undefined : known(inboxQuery(id));
    if (told === undefined || !inbox || unreadIn(inbox) === told) return;
    void client.invalidateQueries({ queryKey: inboxKey() }, { cancelRefetch: false });
  }, [told, id, client]);
  // Updates the cache: the next customer to sign in must not see these messages.
  useEffect(
    () => () => {
      client.removeQueries({ queryKey: inboxKey() });
      client.removeQueries({ queryKey: customerQuery().queryKey });
    },
    [client],
  );
  return told === undefined ? undefined : stillUnread(told, underWay);
}
