import { useRef, useState, type FormEvent, type RefObject } from 'react';

import { createCell } from '#ui/cell.ts';
import { useClicksWithin } from '#ui/clicks-within.ts';
import { afterPaint } from '#ui/timing/after-paint.ts';
import { answerFirst } from '#ui/timing/answer-first.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { putAway, readMessages } from '../change-messages.ts';
import { MessageItem } from '../message/message-item.tsx';
import { focusItem, readOnClick } from '../read-on-click.ts';
import { ArchiveQuestion } from './archive-question.tsx';
import { BulkBar, tickedOf } from './bulk-bar.tsx';
import { hrefOf, inboxOf, SELECTED, type ShownMessages } from './inbox-place.ts';
import { NONE_TICKED, type Ticked } from './message-choice.tsx';

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
  const [asked, setAsked] = useState<readonly number[]>();
  const { folder, messages } = shown;
  const canArchive = folder === 'inbox';

  function archive(ids: readonly number[]) {
    ticked.set(NONE_TICKED);
    void putAway(inboxOf(shown), ids);
  }

  function act(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const isBulk = submitter.value === SELECTED;
    const ids = isBulk ? tickedOf(messages, ticked.get()) : [Number(submitter.value)];
    if (ids.length === 0) return announce(NOTHING_CHOSEN);
    if (submitter.name === 'read') {
      if (!isBulk) focusItem(submitter);
      return answerFirst(submitter, () => {
        if (isBulk) ticked.set(NONE_TICKED);
        void readMessages(inboxOf(shown), ids);
      });
    }
    if (ids.length > 1) return setAsked(ids);
    focusNextTo(document.getElementById(`message-${ids[0]}`), heading.current);
    answerFirst(submitter, () => archive(ids));
  }

  return (
    <form className="inbox-list" method="post" action={hrefOf(shown)} onSubmit={act}>
      {canArchive ? <BulkBar messages={messages} ticked={ticked} /> : null}
      <Messages shown={shown} {...(canArchive && { ticked })} />
      <ArchiveQuestion
        ids={asked}
        heading={heading}
        onAnswer={(yes) => {
          setAsked(undefined);
          if (yes && asked) afterPaint(() => archive(asked));
        }}
      />
    </form>
  );
}

function Messages({ shown, ticked }: { shown: ShownMessages; ticked?: Ticked }) {
  const list = useRef<HTMLOListElement>(null);
  useClicksWithin(list, (event) => readOnClick(inboxOf(shown), event));
  return (
    <ol className="inbox-messages" ref={list}>
      {shown.messages.map((message) => (
        <MessageItem
          key={message.id}
          message={message}
          prefix="message"
          {...(ticked && { ticked })}
        />
      ))}
    </ol>
  );
}

/**
 * Moves the focus away from a message before it is archived: to the next one, the previous one or
 * the heading.
 */
function focusNextTo(item: Element | null, heading: HTMLElement | null): void {
  const next = item?.nextElementSibling ?? item?.previousElementSibling ?? heading;
  if (next instanceof HTMLElement) next.focus();
}
