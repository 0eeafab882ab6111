/**
 * The key of a form that an action answers once. The key in the server's HTML may differ from the
 * browser's: both are new.
 */
export function FormKeyField({ value = '' }: { value: string | undefined }) {
  return <input type="hidden" name="key" value={value} suppressHydrationWarning />;
}
