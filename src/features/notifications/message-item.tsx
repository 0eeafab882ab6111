import { memo } from 'react';

import type { Message } from '#api/notifications.ts';
import { dayInWords } from '#commerce/dates.ts';
import { Button } from '#ui/button.tsx';

import { MessageIcon } from './message-icon.tsx';
import { MessageText } from './message-text.tsx';
import './message-item.css';

type Props = {
  message: Message;
  /** Keeps the names of the bell's and of the page's messages apart. */
  prefix: string;
  isChosen?: boolean;
  onChoose?: (id: number, isChosen: boolean) => void;
  canArchive?: boolean;
};

/**
 * One message. It takes the focus when the one before it was archived, and is read out by that.
 * The buttons belong to the form around the list.
 */
export const MessageItem = memo(function MessageItem(props: Props) {
  const { message, prefix, isChosen = false, onChoose, canArchive = false } = props;
  const { id, isRead, writtenAt } = message;
  const own = `${prefix}-${id}`;
  return (
    <li
      className="message"
      id={own}
      data-id={id}
      data-unread={isRead ? undefined : ''}
      tabIndex={-1}
    >
      {onChoose ? (
        <label className="message-choice">
          <span className="visually-hidden">Select</span>
          <input
            type="checkbox"
            name="id"
            value={id}
            checked={isChosen}
            onChange={({ target }) => onChoose(id, target.checked)}
            aria-describedby={`${own}-text`}
          />
        </label>
      ) : null}
      <MessageIcon text={message.text} />
      <div className="message-words">
        <p className="message-about">
          {isRead ? null : <strong>Unread</strong>}
          {writtenAt ? <time dateTime={writtenAt}>{dayInWords(writtenAt)}</time> : null}
        </p>
        <MessageText message={message} id={`${own}-text`} />
      </div>
      <div className="message-actions">
        {isRead ? null : <Action name="read" word="Mark as read" own={own} id={id} />}
        {canArchive ? <Action name="archive" word="Archive" own={own} id={id} /> : null}
      </div>
    </li>
  );
});

/** Named with its message: "Archive Your order BPM-104512 shipped". */
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
