import { Link } from 'react-router';

import type { Message } from '#api/notifications/notifications.ts';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { messageParts, type MessagePart } from './message-parts.ts';

/** The text of a message, with its own direction, and with links to the order and the carrier. */
export function MessageText({ message }: { message: Message }) {
  return (
    <p className="message-text" dir="auto">
      {messageParts(message).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text keep their order
        <Part key={index} part={part} carrier={message.carrierCode} />
      ))}
    </p>
  );
}

/** Numbers and dates keep their own direction in text of another direction. */
function Part({ part, carrier }: { part: MessagePart; carrier: string | undefined }) {
  const { kind, text, href } = part;
  if (kind === 'words') return text;
  if (href === undefined) return <bdi>{text}</bdi>;
  if (kind === 'invoice') {
    return (
      <Link to={href}>
        <bdi>{text}</bdi>
      </Link>
    );
  }
  return (
    <a href={href} rel="noreferrer">
      <bdi>{text}</bdi>
      <VisuallyHidden> track with {carrier}</VisuallyHidden>
    </a>
  );
}
