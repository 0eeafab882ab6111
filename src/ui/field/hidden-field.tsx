import { memo } from 'react';

/**
 * What a form sends without being asked. React writes every property of an input anew whenever what
 * is around it is drawn, which a browser takes long over: in a list of hundreds it is noticed.
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
