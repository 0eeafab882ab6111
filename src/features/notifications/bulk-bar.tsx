import { Button } from '#ui/button.tsx';

import { SELECTED } from './inbox-place.ts';
import './bulk-bar.css';

/** What can be done to several messages at once. */
export function BulkBar({
  shown,
  chosen,
  onAll,
}: {
  shown: number;
  chosen: number;
  onAll: (isChosen: boolean) => void;
}) {
  const none = chosen === 0;
  return (
    <div className="bulk-bar">
      <label className="bulk-bar-all">
        <input
          type="checkbox"
          checked={chosen === shown}
          ref={(box) => {
            if (box) box.indeterminate = !none && chosen < shown;
          }}
          onChange={({ target }) => onAll(target.checked)}
        />
        Select all {shown} shown
      </label>
      <Button type="submit" name="read" value={SELECTED} aria-disabled={none}>
        Mark selected as read
      </Button>
      <Button type="submit" name="archive" value={SELECTED} aria-disabled={none}>
        Archive selected
      </Button>
      <span className="bulk-bar-count">{none ? 'None selected' : `${chosen} selected`}</span>
    </div>
  );
}
