import { answerOf, api } from '#api/client.server.ts';

/** §7 The invoice of an order as a file. */
export function invoiceFile(invoice: string, signal: AbortSignal): Promise<Blob> {
  const params = { path: { invoice } };
  return answerOf(
    api.GET('/api/CustomerOrder/Invoice/{invoice}', { params, signal, parseAs: 'blob' }),
  );
}
