import { useEffect } from 'react';

import type { StepData } from './open-checkout.server.ts';
import type { Step } from './checkout-steps.ts';

/** The last data of each step in this tab. */
const shown = new Map<Step, StepData>();

/** Stores the data of a step for {@link loadAgain}. */
export function useShown(step: Step, data: StepData): void {
  // Synchronizes the store that the loader reads.
  useEffect(() => {
    shown.set(step, data);
    return () => void shown.delete(step);
  }, [step, data]);
}

/**
 * Loads a step again. If that fails while the step is shown, its data stays and is marked as old.
 */
export async function loadAgain<Data extends StepData>(
  step: Step,
  load: () => Promise<Data>,
): Promise<Data & { isOld?: boolean }> {
  try {
    return await load();
  } catch (error) {
    const last = shown.get(step);
    if (error instanceof Response || !last) throw error;
    return { ...(last as Data), isOld: true };
  }
}
