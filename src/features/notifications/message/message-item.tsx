import { memo } from 'react';

import type { Message } from '#api/notifications/notifications.ts';
import { longDate } from '#commerce/format/date.ts';
import { Button } from '#ui/button.tsx';

import { MessageChoice, type Ticked } from '../inbox/message-choice.tsx';
import { MessageIcon } from './message-icon.tsx';
import { MessageText } from './message-text.tsx';
import './message-item.css';

type Props = {
  message: Message;
  /** Prefix of ids, different for the bell and the page. */
  prefix: string;
  /** Set where messages can be selected and archived. */
  ticked?: Ticked;
};

/**
 * One message. It gets the focus when the previous one was archived, and screen readers then read
 * it. The buttons belong to the form around the list.
 */
export const MessageItem = memo(function MessageItem(props: Props) {
  const { message, prefix, ticked } = props;
  const { id, isRead, writtenAt } = message;
  const own = `${prefix}-${id}`;
  return (
    <li
      className="message"
      id={own}
      data-id={id}
      data-unread={isRead ? undefined : ''}
      data-choice={ticked && ''}
      tabIndex={-1}
    >
      {ticked ? <MessageChoice id={id} ticked={ticked} textId={`${own}-text`} /> : null}
      <MessageIcon text={message.text} />
      <div className="message-words">
        <p className="message-about">
          {isRead ? null : <strong>Unread</strong>}
          {writtenAt ? <time dateTime={writtenAt}>{longDate(writtenAt)}</time> : null}
        </p>
        <MessageText message={message} id={`${own}-text`} />
      </div>
      <div className="message-actions" data-print="no">
        {isRead ? null : <Action name="read" word="Mark as read" own={own} id={id} />}
        {ticked ? <Action name="archive" word="Archive" own={own} id={id} /> : null}
      </div>
    </li>
  );
});

/** Labelled with its message: "Archive Your order BPM-104512 shipped". */
function Action({ name, word, own, id }: { name: string; word: string; own: string; id: number }) {
  return (
    <Button
      type="submit"
      tone="quiet"
      id={`${own}-${name}`}
      name={name}
      value={id}
      aria-labelledby={`${own}-${name} ${own}-text`}
    >
      {word}
    </Button>
  );
}
