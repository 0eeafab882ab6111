/** The parameters that the shop passes to a payment page in the query. */
export type PaymentRequest = {
  /** Integer cents. */
  amountCents: number;
  /** The path of the shop to return to from a full page; the gateway lets nothing else pass. */
  back: string;
  /** Returned unchanged, so that the shop recognizes its own request. */
  state: string;
  /** Shown in a frame of the shop: it reports by messages instead of returning. */
  isFramed: boolean;
  theme: string;
};

/** The result. Only `approved` has a token. */
export type Outcome = 'approved' | 'cancelled' | 'denied' | 'expired';

export function paymentRequest({ searchParams }: URL): PaymentRequest {
  return {
    amountCents: Math.max(0, Math.trunc(Number(searchParams.get('amount')) || 0)),
    back: searchParams.get('back') ?? '/',
    state: searchParams.get('state') ?? '',
    isFramed: searchParams.get('frame') === '1',
    theme: /^\w+$/.exec(searchParams.get('theme') ?? '')?.[0] ?? '',
  };
}

/** The address in the shop to return to, with the result. */
export function returnAddress(
  { back, state }: PaymentRequest,
  ending: Outcome,
  token?: string,
): string {
  const query = new URLSearchParams({ state, ending, ...(token && { token }) });
  return `${back}${back.includes('?') ? '&' : '?'}${query}`;
}
