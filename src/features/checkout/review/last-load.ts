import { useEffect } from 'react';

import type { StepData } from '../open-checkout.server.ts';
import type { Step } from '../steps/steps.ts';

/** What each step showed last in this tab. */
const shown = new Map<Step, StepData>();

/** Remembers what a step shows, for {@link loadAgain}. */
export function useShown(step: Step, data: StepData): void {
  // Talks to the loader in the browser.
  useEffect(() => {
    shown.set(step, data);
    return () => void shown.delete(step);
  }, [step, data]);
}

/** Loads a step anew. Where that fails while it is shown, what it shows stays, and says that it is old. */
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
