import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';

import { known } from '#api/cache/query-client.ts';
import { inboxKey, inboxQuery, unreadIn } from '#api/notifications/notifications.ts';
import { customerQuery } from '#api/session/session.ts';
import { useCell } from '#ui/cell.ts';
import { useLiveUpdates } from '#ui/timing/live-updates.ts';
import { onIntent } from '#ui/timing/on-intent.ts';

import { unreadInWords } from '../inbox-words.ts';
import { changes, NO_CHANGES, stillUnread } from '../inbox/inbox-changes.ts';
import { INBOX_PATH } from '../inbox/inbox-place.ts';
import './bell.css';

/** Milliseconds between two looks for new messages. */
const LOOK_MS = 60_000;

const BELL = 'M6 16.5V11a6 6 0 0112 0v5.5l1.5 1.5h-15zM10 20.5h4M12 5V3.5';

const panel = onIntent(() => import('./bell-panel.tsx'));

type Panel = ComponentType<{ frame: RefObject<HTMLElement | null>; onClose: () => void }>;

/** §2, §4 For customers: a dot while there are unread messages, and the newest ones at a press. */
export function Bell() {
  const unread = useUnread();
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel>();
  const frame = useRef<HTMLDivElement>(null);

  async function show() {
    const { BellPanel } = await panel.get();
    setPanel(() => BellPanel);
    setIsOpen(true);
  }

  function press() {
    if (isOpen) setIsOpen(false);
    else show().catch(() => location.assign(INBOX_PATH));
  }

  const isShown = isOpen && Panel !== undefined;
  return (
    <div className="bell" ref={frame}>
      <button
        type="button"
        id="bell"
        aria-label={
          unread === undefined ? 'Notifications' : `Notifications, ${unreadInWords(unread)}`
        }
        aria-expanded={isShown}
        aria-controls={isShown ? 'bell-panel' : undefined}
        {...panel.hints}
        onClick={press}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={BELL} />
        </svg>
        {unread ? <span className="bell-dot" /> : null}
      </button>
      {isShown ? <Panel frame={frame} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

/** How many messages wait to be read; nobody knows before the customer is known. */
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
  // Talks to the cache: another number means that there are other messages.
  useEffect(() => {
    const inbox = id === undefined ? undefined : known(inboxQuery(id));
    if (told === undefined || !inbox || unreadIn(inbox) === told) return;
    void client.invalidateQueries({ queryKey: inboxKey() }, { cancelRefetch: false });
  }, [told, id, client]);
  // Talks to the cache: whoever signs in next, in this tab or another, is not told what was hers.
  useEffect(
    () => () => {
      client.removeQueries({ queryKey: inboxKey() });
      client.removeQueries({ queryKey: customerQuery().queryKey });
    },
    [client],
  );
  return told === undefined ? undefined : stillUnread(told, underWay);
}
