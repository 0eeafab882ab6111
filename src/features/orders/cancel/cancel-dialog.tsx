/**
 * Load this module when first needed: `onIntent(() => import('./cancel-dialog.tsx'))`.
 */
import { useRef, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

import { CancelForm, type CancelProps } from './cancel-form.tsx';

type Props = Pick<CancelProps, 'order' | 'onCancelled'> & {
  /** The heading of what happens next, which takes the focus from a cancelled order's button. */
  nextId: string;
  onClose: () => void;
};

/** The form over the order. However it closes, the reason is kept in the tab. */
export function CancelDialog({ order, nextId, onClose, onCancelled }: Props) {
  const keep = useRef<HTMLButtonElement>(null);
  const [key] = useState(() => crypto.randomUUID());
  return (
    <Dialog
      open
      onClose={onClose}
      firstFocus={keep}
      returnTo={order.status === 'Cancelled' ? document.getElementById(nextId) : null}
      title={`Cancel order ${order.invoice}?`}
    >
      <CancelForm
        order={order}
        formKey={key}
        onCancelled={onCancelled}
        keep={
          <Button ref={keep} onClick={onClose}>
            Keep the order
          </Button>
        }
      />
    </Dialog>
  );
}
