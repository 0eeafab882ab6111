import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';

import { Icon } from '#ui/icon.tsx';

import { chatProvider } from './provider.ts';
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
  // Talks to the provider, once; what it has drawn is its own.
  useEffect(() => {
    if (!isWide) return;
    chatProvider()
      ?.load()
      .then(() => setIsChatting(true), console.warn);
  }, [isWide]);
  if (!isWide || isChatting) return null;
  return (
    <aside aria-label="Help">
      <Link to="/company/contact-us" className="chat">
        <Icon name="mail" />
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
