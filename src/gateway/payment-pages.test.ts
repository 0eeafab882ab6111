import { expect, test } from 'vitest';

import { answerPaymentPage } from './payment-pages.server.ts';

test.each(['//evil.example', '/.//evil.example', '/..//evil.example', 'https://evil.example/'])(
  'the mock provider never leads to %s',
  async (back) => {
    const query = new URLSearchParams({ amount: '100', back, state: 's' });
    for (const page of ['card', 'paypal']) {
      const url = `https://store.example/mock-payments/${page}?${query}`;
      const response = await answerPaymentPage(new Request(url));
      expect(response.status).toBe(200);
      const text = await response.text();
      expect(text).toContain('href="/?state=s');
      expect(text).not.toContain('evil');
    }
  },
);
