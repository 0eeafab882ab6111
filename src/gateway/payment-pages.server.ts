/** The mock backend's pages of a payment provider; a live build has none. */
export async function answerPaymentPage(request: Request): Promise<Response> {
  if (!__MOCK__) return new Response(null, { status: 404 });
  const { paymentPage } = await import('#mocks/payments/answer.ts');
  return paymentPage(request);
}
