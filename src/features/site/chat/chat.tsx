import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';

import { MAIL } from '#ui/contact-strokes.ts';
import { Drawing } from '#ui/drawing.tsx';

import { loadChat } from './provider.ts';

/** §4 Only windows wider than 1024 px have space for it. */
const WIDE = '(width > 1024px)';

/** §4 Live help: the provider's chat, or a link to the contact form if there is no provider. */
export function Chat() {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  const [isChatting, setIsChatting] = useState(false);
  // Starts the chat provider. The provider renders its own elements and removes none.
  useEffect(() => {
    if (!isWide) return;
    loadChat()?.then(() => setIsChatting(true), console.warn);
  }, [isWide]);
  if (isChatting || !isWide) return null;
  return (
    <Link to="/company/contact-us">
      <Drawing strokes={MAIL} />
      Questions? Write to us
    </Link>
  );
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
