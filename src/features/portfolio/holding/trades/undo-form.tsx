import type { FormEvent } from 'react';

import { Button } from '#ui/button.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';

import { UNDO_FORM } from '../holding-forms.ts';

/** Brings a transaction back that was taken back. `from` is the page of one that took all with it. */
export function UndoForm({
  transaction,
  from,
  isPending,
  onSubmit,
}: {
  transaction: number;
  from?: string;
  isPending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  return (
    <form method="post" onSubmit={onSubmit}>
      <HiddenField name="transaction" value={String(transaction)} />
      {from ? <HiddenField name="from" value={from} /> : null}
      <Button type="submit" name="form" value={UNDO_FORM} pending={isPending}>
        Undo
      </Button>
    </form>
  );
}
