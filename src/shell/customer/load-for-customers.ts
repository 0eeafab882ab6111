import type { ComponentType } from 'react';

type ForCustomers = typeof import('./for-customers.tsx');

/** Fetches the parts of the header for customers, together. Where that fails, what is there stays. */
export async function loadForCustomers(
  pick: (parts: ForCustomers) => ComponentType,
): Promise<{ default: ComponentType }> {
  const parts = await import('./for-customers.tsx').catch(() => new Promise<never>(() => {}));
  return { default: pick(parts) };
}
