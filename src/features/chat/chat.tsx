import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';

import { MAIL } from '#ui/contact-strokes.ts';
import { Drawing } from '#ui/drawing.tsx';

import { loadChat } from './provider.ts';
import './chat.css';

/** §4 Windows wider than 1024 px have room for it. */
const WIDE = '(width > 1024px)';

/** §4 A person to ask: the provider's own chat, or while there is none the way to write to the store. */
export function Chat() {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  const [isChatting, setIsChatting] = useState(false);
  // Talks to the provider; what it has drawn is its own.
  useEffect(() => {
    if (!isWide) return;
    loadChat()?.then(() => setIsChatting(true), console.warn);
  }, [isWide]);
  // Their button stands in this corner, over whatever is there.
  if (isChatting) return <div className="chat-theirs" />;
  if (!isWide) return null;
  return (
    <aside aria-label="Help">
      <Link to="/company/contact-us" className="chat">
        <Drawing strokes={MAIL} />
        Questions? Write to us
      </Link>
    </aside>
  );
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
