import { Button } from '#ui/button.tsx';

import { openPanel } from './panel.ts';

/** Opens the preferences from a page. Without scripts it is not rendered. */
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
