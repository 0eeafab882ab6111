import type { FieldOf } from './field-of.ts';

/**
 * The key of a form that an action answers once. The key in the server's HTML may differ from the
 * browser's: both are new.
 */
export function FormKeyField({ field }: { field: FieldOf }) {
  return (
    <input
      type="hidden"
      name="key"
      value={field('key').defaultValue ?? ''}
      suppressHydrationWarning
    />
  );
}
