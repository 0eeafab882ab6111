/**
 * The parameters of a page of the payment provider; `cents` is the amount, `back` a path of this
 * store.
 */
export type ProviderAsk = { cents: number; back: string; state: string };

/** Methods that are paid on a page of the provider. */
export type ProviderMethod = 'creditCard' | 'payPal';

/** The messages of the card frame to its page. */
export type CardNews = {
  step: 'sending' | 'asking' | 'refused' | 'challenge' | 'approved' | 'denied' | 'expired';
  /** With `approved`: represents the card only. */
  token?: string;
};

const PAGES: Record<ProviderMethod, string> = { creditCard: 'card', payPal: 'paypal' };

/**
 * The provider with its pages at `base` (docs/payments.md). Card numbers are typed there and never
 * reach this store, which only gets a token: by a redirect, or by a message of the card frame.
 */
export function providerAt(base: string) {
  const isOwnMock = base.startsWith('/');

  return {
    /** The full page for a redirect. */
    page: (method: ProviderMethod, ask: ProviderAsk) => `${base}/${PAGES[method]}?${query(ask)}`,

    /** The card fields for a frame, in the shopper's `theme`. */
    cardFrame(ask: ProviderAsk, theme: string): string {
      const asked = query(ask);
      asked.set('frame', '1');
      asked.set('theme', theme);
      return `${base}/card?${asked}`;
    },

    /** The content of a message, if it has the provider's format and origin. */
    newsIn({ origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>): Told | undefined {
      // The mock's frame is sandboxed, so its origin is "null".
      if (origin !== (isOwnMock ? 'null' : new URL(base).origin)) return undefined;
      return isTold(data) ? data : undefined;
    },

    /** The frame's permissions: on its own host, the provider also needs its storage. */
    sandbox: `allow-scripts allow-forms${isOwnMock ? '' : ' allow-same-origin allow-popups'}`,

    /** The target origin of messages to the frame; the message is not secret. */
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
