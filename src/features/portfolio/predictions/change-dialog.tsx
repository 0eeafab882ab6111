/**
 * Load this module when first needed: `onIntent(() => import('./change-dialog.tsx'))`.
 */
import { Dialog } from '#ui/overlay/dialog.tsx';

import { ChangeForm, type ChangeProps } from './change-form.tsx';

/** The form over the page. However it closes without "Cancel", what was typed is kept in the tab. */
export function ChangeDialog({ onClose, ...form }: ChangeProps & { onClose: () => void }) {
  return (
    <Dialog open wide onClose={onClose} title="What do you expect?">
      <ChangeForm {...form} />
    </Dialog>
  );
}
