import { memo } from 'react';
import { Link } from 'react-router';

import type { Folder } from '#api/notifications/notifications.ts';

import { unreadInWords } from '../inbox-words.ts';
import { hrefOf } from './inbox-place.ts';
import './folder-tabs.css';

/**
 * The links between inbox and archive: each folder has its own address, and the links need no
 * script.
 */
export const FolderTabs = memo(function FolderTabs({
  folder,
  names,
  unread,
}: {
  folder: Folder;
  names: Record<Folder, string>;
  unread: number;
}) {
  return (
    <nav aria-label="Folders">
      <ul className="folder-tabs">
        {(['inbox', 'archive'] as const).map((other) => (
          <li key={other}>
            <Link
              to={hrefOf({ folder: other, page: 1 })}
              preventScrollReset
              aria-current={other === folder ? 'page' : undefined}
            >
              {names[other]}{' '}
              {other === 'inbox' && unread > 0 ? <span>{unreadInWords(unread)}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
