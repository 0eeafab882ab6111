/** The mock backend's pages of a payment provider; a live build has none. */
export async function answerPaymentPage(request: Request): Promise<Response> {
  if (!__MOCK__) return new Response(null, { status: 404 });
  const { paymentPage } = await import('#mocks/payment-pages/answer.ts');
  return paymentPage(request);
}

/**
 * Where the pages of the payment provider are: `PAYMENT_PAGES`, read when the server starts, or the
 * mock backend's. `undefined` in a live shop without one, which then takes no cards and no PayPal.
 */
export function paymentPages(): string | undefined {
  return process.env['PAYMENT_PAGES'] ?? (__MOCK__ ? '/mock-payments' : undefined);
}

/** Has the payment provider vouch for this store to Apple Pay, which asks before each payment. */
export async function appleSession(request: Request): Promise<Response> {
  const pages = paymentPages();
  if (!pages) return new Response(null, { status: 404 });
  const { origin } = new URL(request.url);
  const asked = new Request(new URL(`${pages}/apple`, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: await request.text(),
  });
  if (pages.startsWith('/')) return answerPaymentPage(asked);
  const reply = await fetch(asked);
  return Response.json(await reply.json(), { status: reply.status });
}
