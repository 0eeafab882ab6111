import { useEffect, useEffectEvent } from 'react';

import { toast } from '#ui/toast/toast.ts';

/** In place of what was opened and cannot be shown: closes it and says so. */
export function FailedOverlay({ onClose }: { onClose: () => void }) {
  const leave = useEffectEvent(() => {
    toast('This could not be shown.', { tone: 'error' });
    onClose();
  });
  // Updates what has opened it.
  useEffect(() => leave(), []);
  return null;
}
