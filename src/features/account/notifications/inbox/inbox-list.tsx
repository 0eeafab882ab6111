import { useMemo, useRef, useState, type FormEvent, type RefObject } from 'react';

import type { Inbox } from '#api/notifications/notifications.ts';
import { createCell } from '#ui/cell.ts';
import { useClicksWithin } from '#ui/clicks-within.ts';
import { answerFirst } from '#ui/timing/answer-first.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { putAway, readMessages, takeBack } from '../change-messages.ts';
import { focusItem, focusOn } from '../focus-message.ts';
import { MessageItem } from '../message/message-item.tsx';
import { readOnClick } from '../read-on-click.ts';
import { BulkBar, tickedOf } from './bulk-bar.tsx';
import { hrefOf, inboxOf, SELECTED, type ShownMessages } from './inbox-place.ts';
import { NONE_TICKED, type Ticked } from '../message/message-choice.tsx';

/** By the names of the buttons. */
const CHANGES: Record<string, (shown: Inbox, ids: readonly number[]) => Promise<unknown>> = {
  read: readMessages,
  archive: putAway,
  restore: takeBack,
};
const NOTHING_CHOSEN = 'Select messages first.';

/** One page of a folder, as a form that also works without JavaScript. */
export function InboxList({
  shown,
  heading,
}: {
  shown: ShownMessages;
  heading: RefObject<HTMLElement | null>;
}) {
  const [ticked] = useState(() => createCell(NONE_TICKED));
  const { folder, messages } = shown;

  function act(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const { name, value } = submitter;
    const isBulk = value === SELECTED;
    const ids = isBulk ? tickedOf(messages, ticked.get()) : [Number(value)];
    if (ids.length === 0) return announce(NOTHING_CHOSEN);
    // What moves takes its buttons along, and reading takes one.
    if (name === 'read' && !isBulk) focusItem(submitter);
    else if (name !== 'read') focusNextTo(isBulk ? null : submitter.closest('li'), heading.current);
    answerFirst(submitter, () => {
      if (isBulk || name !== 'read') ticked.set(NONE_TICKED);
      void CHANGES[name]?.(inboxOf(shown), ids);
    });
  }

  return (
    <form className="inbox-list" method="post" action={hrefOf(shown)} onSubmit={act}>
      <BulkBar folder={folder} messages={messages} ticked={ticked} />
      <Messages shown={shown} ticked={ticked} />
    </form>
  );
}

function Messages({ shown, ticked }: { shown: ShownMessages; ticked: Ticked }) {
  const { folder, messages } = shown;
  const list = useRef<HTMLOListElement>(null);
  useClicksWithin(list, (event) => readOnClick(inboxOf(shown), event));
  const choice = useMemo(() => ({ ticked, folder }), [ticked, folder]);
  return (
    <ol className="inbox-messages" ref={list}>
      {messages.map((message) => (
        <MessageItem key={message.id} message={message} prefix="message" choice={choice} />
      ))}
    </ol>
  );
}

/**
 * Moves the focus away from a message before it is moved: to the next one, the previous one or the
 * heading.
 */
function focusNextTo(item: Element | null, heading: HTMLElement | null): void {
  focusOn(item?.nextElementSibling ?? item?.previousElementSibling ?? heading);
}
