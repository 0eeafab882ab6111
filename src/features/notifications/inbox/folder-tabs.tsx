import { memo } from 'react';

import { useLinkClicks } from '#ui/link-clicks.ts';

import { unreadInWords } from '../inbox-words.ts';
import { hrefOf, type Folder } from './inbox-place.ts';
import './folder-tabs.css';

const STAY = { preventScrollReset: true };

/** The way from the inbox to the archive: links, so that each has an address and needs no script. */
export const FolderTabs = memo(function FolderTabs({
  folder,
  names,
  unread,
}: {
  folder: Folder;
  names: Record<Folder, string>;
  unread: number;
}) {
  const follow = useLinkClicks(undefined, STAY);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- hears the clicks of the links inside, which the keyboard makes too
    <nav aria-label="Folders" onClick={follow}>
      <ul className="folder-tabs">
        {(['inbox', 'archive'] as const).map((other) => (
          <li key={other}>
            <a
              href={hrefOf({ folder: other, page: 1 })}
              aria-current={other === folder ? 'page' : undefined}
            >
              {names[other]}
              {other === 'inbox' && unread > 0 ? <span>{unreadInWords(unread)}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
