import { useState, type FormEvent, type RefObject } from 'react';

import { announce } from '#ui/announcer.tsx';

import { ArchiveQuestion } from './archive-question.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { putAway, readMessages } from './change-messages.ts';
import { hrefOf, inboxOf, SELECTED, type ShownMessages } from './inbox-place.ts';
import { MessageItem } from './message-item.tsx';
import { focusItem, readOnClick } from './read-on-click.ts';

const NOTHING_CHOSEN = 'Select messages first.';

/** One page of a folder, as a form that also works without JavaScript. */
export function InboxList({
  shown,
  heading,
}: {
  shown: ShownMessages;
  heading: RefObject<HTMLElement | null>;
}) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<readonly number[]>();
  const { folder, messages } = shown;
  const chosen = messages.map(({ id }) => id).filter((id) => ticked.has(id));
  const canArchive = folder === 'inbox';

  const [choose] = useState(() => (id: number, isChosen: boolean) => {
    setTicked((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  });

  function archive(ids: readonly number[]) {
    setTicked(new Set());
    void putAway(inboxOf(shown), ids);
  }

  function act(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const isBulk = submitter.value === SELECTED;
    const ids = isBulk ? chosen : [Number(submitter.value)];
    if (ids.length === 0) return announce(NOTHING_CHOSEN);
    if (submitter.name === 'read') {
      if (isBulk) setTicked(new Set());
      else focusItem(submitter);
      return void readMessages(inboxOf(shown), ids);
    }
    if (ids.length > 1) return setAsked(ids);
    focusNextTo(document.getElementById(`message-${ids[0]}`), heading.current);
    archive(ids);
  }

  return (
    <form className="inbox-list" method="post" action={hrefOf(shown)} onSubmit={act}>
      {canArchive ? (
        <BulkBar
          shown={messages.length}
          chosen={chosen.length}
          onAll={(isChosen) => setTicked(new Set(isChosen ? messages.map(({ id }) => id) : []))}
        />
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- each message has a button that does the same */}
      <ol className="inbox-messages" onClick={(event) => readOnClick(inboxOf(shown), event)}>
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            prefix="message"
            isChosen={ticked.has(message.id)}
            {...(canArchive && { onChoose: choose, canArchive })}
          />
        ))}
      </ol>
      <ArchiveQuestion
        ids={asked}
        heading={heading}
        onAnswer={(yes) => {
          setAsked(undefined);
          if (yes && asked) archive(asked);
        }}
      />
    </form>
  );
}

/** Before a message goes: on to the one after it, else back to the one before, else to the heading. */
function focusNextTo(item: Element | null, heading: HTMLElement | null): void {
  const next = item?.nextElementSibling ?? item?.previousElementSibling ?? heading;
  if (next instanceof HTMLElement) next.focus();
}
