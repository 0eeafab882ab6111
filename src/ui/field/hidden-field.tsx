import { memo } from 'react';

/**
 * A hidden input that renders once. React writes every property of an input again with each render
 * around it, which is noticeable in a list of hundreds.
 */
export const HiddenField = memo(function HiddenField({
  name,
  value,
}: {
  name: string;
  value: string;
}) {
  return <input type="hidden" name={name} value={value} />;
});
