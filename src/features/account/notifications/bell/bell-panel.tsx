/** Loads when the pointer or the focus is near the bell. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';

import type { Inbox } from '#api/notifications/notifications.ts';
import { messages } from '#commerce/words/messages.ts';
import { Button } from '#ui/button.tsx';
import { useClicksWithin } from '#ui/clicks-within.ts';
import { Catch } from '#ui/frame/boundary.tsx';
import { Popover, type PopoverProps } from '#ui/overlay/popover.tsx';
import { afterPaint } from '#ui/timing/after-paint.ts';
import { answerFirst } from '#ui/timing/answer-first.ts';

import { readMessages } from '../change-messages.ts';
import { focusItem } from '../focus-message.ts';
import { InboxLoading } from '../inbox/inbox-loading.tsx';
import { hrefOf, INBOX_PATH } from '../inbox/inbox-place.ts';
import { useInbox } from '../inbox/use-inbox.ts';
import { MessageItem } from '../message/message-item.tsx';
import { readOnClick } from '../read-on-click.ts';
import './bell-panel.css';

/** The number of messages in the panel; a link leads to all. */
const NEWEST = 5;

/** The newest messages, under the bell. */
export function BellPanel({ opener, onClose }: Pick<PopoverProps, 'opener' | 'onClose'>) {
  const { inbox, failed, retry } = useInbox();
  const [isOut, setIsOut] = useState(false);
  // Shows the panel at once after a press; its content renders in the next frame.
  useEffect(() => afterPaint(() => setIsOut(true)), []);
  return (
    <Popover opener={opener} onClose={onClose}>
      <section className="bell-panel" id="bell-panel" aria-labelledby="bell-heading">
        <div className="bell-panel-head">
          <h2 id="bell-heading">Notifications</h2>
          <Link to={INBOX_PATH}>See all notifications</Link>
        </div>
        <Catch instead={<p>Your messages could not be shown here.</p>}>
          {inbox && isOut ? <Newest inbox={inbox} /> : null}
        </Catch>
        {!inbox && failed ? (
          <div className="row">
            <p>Your messages could not be loaded.</p>
            <Button onClick={() => void retry()}>Try again</Button>
          </div>
        ) : null}
        {inbox || failed ? null : <InboxLoading />}
      </section>
    </Popover>
  );
}

function Newest({ inbox: { inbox } }: { inbox: Inbox }) {
  const list = useRef<HTMLOListElement>(null);
  const newest: Inbox = { inbox: inbox.slice(0, NEWEST), archive: [] };
  useClicksWithin(list, (event) => readOnClick(newest, event));
  if (inbox.length === 0) return <p className="bell-panel-empty">{messages.inboxEmpty}</p>;

  function read(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    focusItem(submitter);
    answerFirst(submitter, () => void readMessages(newest, [Number(submitter.value)]));
  }

  return (
    <form method="post" action={hrefOf({ folder: 'inbox', page: 1 })} onSubmit={read}>
      <ol className="bell-panel-list" ref={list}>
        {newest.inbox.map((message) => (
          <MessageItem key={message.id} message={message} prefix="bell" />
        ))}
      </ol>
    </form>
  );
}
