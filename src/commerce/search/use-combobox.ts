import { useState, type InputHTMLAttributes } from 'react';

import { useHydrated } from '#ui/timing/hydrated.ts';

/** The props that make a plain field a combobox. */
export type ComboboxProps = InputHTMLAttributes<HTMLInputElement>;

const CLOSED = { role: 'combobox', 'aria-expanded': false, 'aria-autocomplete': 'list' } as const;

/**
 * The props of a field whose combobox loads with its first focus, and their setter. A screen reader
 * reads the role with the focus, and not again, so the field has it as soon as its script runs.
 */
export function useCombobox() {
  const [props, setProps] = useState<ComboboxProps>();
  const isHydrated = useHydrated();
  return [isHydrated ? { ...CLOSED, ...props } : undefined, setProps] as const;
}
