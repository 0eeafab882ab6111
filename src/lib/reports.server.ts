import { counter } from './telemetry.server.ts';

/** What went wrong where no shopper says so: a script in a browser, or an answer of the API. */
export type Report = {
  kind: 'client error' | 'contract mismatch';
  where: 'browser' | 'server';
  /** Texts without anything of a customer's, of at most some hundred characters. */
  details: Readonly<Record<string, string | number | undefined>>;
};

let receive: ((report: Report) => void) | undefined;

/** Hands every report to `next` as well, from now on. */
export function reportTo(next: ((report: Report) => void) | undefined): void {
  receive = next;
}

/** Logs a report, counts it, and hands it to whoever asked for reports. Never throws. */
export function report(found: Report): void {
  const { kind, where, details } = found;
  counter('store.reports', 'Client errors and answers against the contract').add(1, {
    kind,
    where,
    operation: details['operation'],
  });
  console.warn(`${kind}:`, { where, ...details });
  try {
    receive?.(found);
  } catch (error) {
    console.error('The function for reports failed:', error);
  }
}
