import { memo } from 'react';

import type { Folder, Message } from '#api/notifications/notifications.ts';
import { longDate } from '#commerce/format/date.ts';
import { Button } from '#ui/button.tsx';

import { MessageChoice, type Ticked } from './message-choice.tsx';
import { MessageIcon } from './message-icon.tsx';
import { subjectOf } from './message-parts.ts';
import { MessageText } from './message-text.tsx';
import './message-item.css';

type Props = {
  message: Message;
  /** Prefix of ids, different for the bell and the page. */
  prefix: string;
  /** Set where messages can be selected and moved out of their folder. */
  choice?: { ticked: Ticked; folder: Folder };
};

/** How a message leaves its folder. */
const MOVES = {
  inbox: { name: 'archive', word: 'Archive' },
  archive: { name: 'restore', word: 'Move to inbox' },
};

/**
 * One message. In the panel of the bell it gets the focus when it was read, and has a name of its
 * own: without one, Firefox names it by all its contents, with every button. The buttons belong to
 * the form around the list.
 */
export const MessageItem = memo(function MessageItem(props: Props) {
  const { message, prefix, choice } = props;
  const { id, isRead, writtenAt } = message;
  const own = `${prefix}-${id}`;
  const subject = subjectOf(message);
  return (
    <li
      className="message"
      id={own}
      data-id={id}
      data-unread={isRead ? undefined : ''}
      data-choice={choice && ''}
      tabIndex={-1}
      aria-label={isRead ? subject : `Unread: ${subject}`}
    >
      {choice ? <MessageChoice id={id} ticked={choice.ticked} subject={subject} /> : null}
      <MessageIcon text={message.text} />
      <div className="message-words">
        <p className="message-about">
          {isRead ? null : <strong>Unread</strong>}{' '}
          {writtenAt ? <time dateTime={writtenAt}>{longDate(writtenAt)}</time> : null}
        </p>
        <MessageText message={message} />
      </div>
      <div className="message-actions" data-print="no">
        {isRead ? null : <Action name="read" word="Mark as read" subject={subject} id={id} />}
        {choice ? <Action {...MOVES[choice.folder]} subject={subject} id={id} /> : null}
      </div>
    </li>
  );
});

/**
 * "Archive, Your order BPM-104512 shipped". Not `aria-labelledby`: Orca reads the elements that it
 * names, and then the name.
 */
function Action({
  name,
  word,
  subject,
  id,
}: {
  name: string;
  word: string;
  subject: string;
  id: number;
}) {
  return (
    <Button type="submit" tone="quiet" name={name} value={id} aria-label={`${word}, ${subject}`}>
      {word}
    </Button>
  );
}
