import { useEffect, useState } from 'react';

import { Icon } from '#ui/icon.tsx';
import '#commerce/page/fold.css';

import './contents.css';

/** A part of a page that its contents lead to. */
export type Entry = { id: string; heading: string };

/** What is on a page, folded on narrow screens. The part in sight is marked. */
export function Contents({ entries }: { entries: readonly Entry[] }) {
  const current = usePartInSight(entries);
  return (
    <nav className="contents" aria-label="On this page">
      <details className="fold">
        <summary className="fold-summary">
          On this page: {entries.length} parts
          <Icon name="chevron-down" />
        </summary>
        <p className="contents-heading" aria-hidden="true">
          On this page
        </p>
        <ol className="contents-list">
          {entries.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The strip of the window in which a part is the one that is read: below the header. */
const READING = '-20% 0px -65% 0px';

/** The id of the part that is being read; the first at the top of the page. */
function usePartInSight(entries: readonly Entry[]): string | undefined {
  const [current, setCurrent] = useState(entries[0]?.id);
  const ids = entries.map(({ id }) => id).join(' ');
  // The scrolling of the window is outside of React.
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (seen) => {
        const entered = seen.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: READING },
    );
    for (const id of ids.split(' ')) {
      const part = document.getElementById(id);
      if (part) watcher.observe(part);
    }
    return () => watcher.disconnect();
  }, [ids]);
  return current;
}
