/** What a page of the payment provider has to know; money in cents, `back` a path of this store. */
export type ProviderAsk = { cents: number; back: string; state: string };

/** Methods that are settled on a page of the provider. */
export type ProviderMethod = 'creditCard' | 'payPal';

/** What the card fields in a frame tell the page around them. */
export type CardNews = {
  step: 'sending' | 'asking' | 'refused' | 'challenge' | 'approved' | 'denied' | 'expired';
  /** With `approved`: stands for the card, and for nothing else. */
  token?: string;
};

const PAGES: Record<ProviderMethod, string> = { creditCard: 'card', payPal: 'paypal' };

/**
 * The provider whose pages are at `base` (docs/payments.md). Card numbers are typed there and never
 * meet this store, which gets a token: by a redirect, or by a message of the card frame.
 */
export function providerAt(base: string) {
  const isOwnMock = base.startsWith('/');

  return {
    /** The whole page to which the store leads. */
    page: (method: ProviderMethod, ask: ProviderAsk) => `${base}/${PAGES[method]}?${query(ask)}`,

    /** The card's fields, for a frame; `theme` as the shopper chose it here. */
    cardFrame(ask: ProviderAsk, theme: string): string {
      const asked = query(ask);
      asked.set('frame', '1');
      asked.set('theme', theme);
      return `${base}/card?${asked}`;
    },

    /** What a message means, if it is one of the provider's, from a window that is the frame's. */
    newsIn({ origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>): Told | undefined {
      // The mock's frame is sandboxed: whatever is in it has no origin.
      if (origin !== (isOwnMock ? 'null' : new URL(base).origin)) return undefined;
      return isTold(data) ? data : undefined;
    },

    /** What a frame may do: one on a host of its own needs its own storage for that. */
    sandbox: `allow-scripts allow-forms${isOwnMock ? '' : ' allow-same-origin allow-popups'}`,

    /** Whom to address: the word that is sent is no secret. */
    frameOrigin: isOwnMock ? '*' : new URL(base).origin,
  };
}

function query({ cents, back, state }: ProviderAsk): URLSearchParams {
  return new URLSearchParams({ amount: String(cents), back, state });
}

type Told = Partial<CardNews> & { from: 'payment-page'; height?: number };

function isTold(data: unknown): data is Told {
  return (
    typeof data === 'object' && data !== null && 'from' in data && data.from === 'payment-page'
  );
}
