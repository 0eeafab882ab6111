import { ownPath } from '#lib/own-path.ts';

/** The mock backend's payment provider pages; a live build has none. */
export async function answerPaymentPage(request: Request): Promise<Response> {
  if (!__MOCK__) return new Response(null, { status: 404 });
  const { paymentPage } = await import('#mocks/payment-pages/answer.ts');
  const url = new URL(request.url);
  const back = url.searchParams.get('back');
  if (back !== null) url.searchParams.set('back', ownPath(back) ?? '/');
  return paymentPage(new Request(url, request));
}

/**
 * The URL of the payment provider's pages: `PAYMENT_PAGES`, read at server start, or the mock
 * backend's. `undefined` in a live store without a provider: it then accepts no cards and no
 * PayPal.
 */
export function paymentPages(): string | undefined {
  return process.env['PAYMENT_PAGES'] ?? (__MOCK__ ? '/mock-payments' : undefined);
}
