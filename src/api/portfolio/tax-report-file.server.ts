import { readCustomer } from '#api/account/account-calls.server.ts';
import { answerOf, api, FILE } from '#api/client.server.ts';

/**
 * §7 The signed-in customer's tax report as a PDF, while it arrives; the gateway puts the token in.
 * Throws ApiFailure.
 */
export async function taxReportFile(
  year: number,
  signal: AbortSignal,
): Promise<ReadableStream | null> {
  const { id: customerId } = await readCustomer();
  const params = { query: { token: 'withheld', customerId, year } };
  return answerOf(api.GET('/api/Portfolio/GenerateCustomerTaxReport', { params, signal, ...FILE }));
}
