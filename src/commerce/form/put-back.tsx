import type { FormEvent } from 'react';

import { Button } from '#ui/button.tsx';
import { FOCUS_ON_LOAD } from '#ui/focus-on-load.ts';
import { focusWhenThere } from '#ui/focus-when-there.ts';

/** The result of a removal, with the button that undoes it by its name. */
export function PutBack({
  says,
  name,
  form,
  fields,
  isPending,
  onSubmit,
}: {
  says: string | undefined;
  /** What was removed. */
  name: string;
  /** The name of the form that restores it, and its fields. */
  form: string;
  fields?: Record<string, string>;
  isPending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  return (
    <form className="row outcome" method="post" onSubmit={onSubmit}>
      {Object.entries({ name, ...fields }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <p {...FOCUS_ON_LOAD}>{says}</p>
      <Button
        type="submit"
        name="form"
        value={form}
        pending={isPending}
        aria-label={`Put it back, ${name}`}
      >
        Put it back
      </Button>
    </form>
  );
}

/** After the answer: moves the focus to what came back, else to a heading. */
export async function focusOn(cameBack: string | undefined, headingId: string): Promise<void> {
  const isThere = cameBack !== undefined && (await focusWhenThere(() => named(cameBack)));
  if (!isThere) document.getElementById(headingId)?.focus();
}

function named(name: string): HTMLElement | null {
  return document.querySelector(`[data-name="${CSS.escape(name)}"]`);
}
