import { Button } from '#ui/button.tsx';

import { openPanel } from './panel.ts';

/** Opens the preferences from within a page. Without a script there are none to open. */
export function PreferencesButton() {
  return (
    <div>
      <Button
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => openPanel('preferences', currentTarget)}
      >
        Open preferences
      </Button>
    </div>
  );
}
