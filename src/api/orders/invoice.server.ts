import { answerOf, api, FILE } from '#api/client.server.ts';

/** §7 The invoice of an order as a file, while it arrives. */
export function invoiceFile(invoice: string, signal: AbortSignal): Promise<ReadableStream | null> {
  const params = { path: { invoice } };
  return answerOf(api.GET('/api/CustomerOrder/Invoice/{invoice}', { params, signal, ...FILE }));
}
