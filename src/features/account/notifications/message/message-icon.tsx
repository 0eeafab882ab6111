import { messageKind, type MessageKind } from './message-kind.ts';

/** Strokes in the style of `Icon`. They are separate, because `Icon` is part of every page. */
const STROKES: Record<MessageKind, string> = {
  done: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM8 12.3l2.8 2.8 5.2-5.6',
  cancelled: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM9 9l6 6M15 9l-6 6',
  shipped:
    'M3 6.5h10.5v10H10M6 16.5H3v-10M13.5 10h4l3 3.2v3.3h-1.8M8 18.5a1.9 1.9 0 100-3.8 1.9 1.9 0 000 3.8zM16.8 18.5a1.9 1.9 0 100-3.8 1.9 1.9 0 000 3.8zM10 16.5h5',
  waiting: 'M4 6h16v14H4zM4 10h16M8.5 3.5V7M15.5 3.5V7M12 12.8v2.7l2 1.2',
  news: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
};

/** §4 An icon by the keywords of a message; the text says the same. */
export function MessageIcon({ text }: { text: string }) {
  const kind = messageKind(text);
  return (
    <svg className="icon message-icon" data-kind={kind} viewBox="0 0 24 24" aria-hidden="true">
      <path d={STROKES[kind]} />
    </svg>
  );
}
