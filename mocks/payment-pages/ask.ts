/** What a shop asks a payment page for, in the query of its address. */
export type PaymentAsk = {
  /** Integer cents. */
  amountCents: number;
  /** A path of the shop, to which a whole page leads back. */
  back: string;
  /** Handed back as it came, so that the shop knows its own question. */
  state: string;
  /** Drawn in a frame of the shop: it speaks by messages and leads nowhere. */
  isFramed: boolean;
  theme: string;
};

/** How it ended. Only `approved` brings a token. */
export type Ending = 'approved' | 'cancelled' | 'denied' | 'expired';

export function askOf({ searchParams }: URL): PaymentAsk {
  const back = searchParams.get('back') ?? '/';
  return {
    amountCents: Math.max(0, Math.trunc(Number(searchParams.get('amount')) || 0)),
    // Never to another host, whatever the link says.
    back: /^\/(?![/\\])/.test(back) ? back : '/',
    state: searchParams.get('state') ?? '',
    isFramed: searchParams.get('frame') === '1',
    theme: /^\w+$/.exec(searchParams.get('theme') ?? '')?.[0] ?? '',
  };
}

/** The address in the shop to which a whole page leads back. */
export function wayBack({ back, state }: PaymentAsk, ending: Ending, token?: string): string {
  const query = new URLSearchParams({ state, ending, ...(token && { token }) });
  return `${back}${back.includes('?') ? '&' : '?'}${query}`;
}
