// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import * as announcer from '#ui/toast/announcer.tsx';

import { CheckoutLayout } from './checkout-layout.tsx';
import { begun } from './checkout-samples.ts';

beforeEach(() => void vi.spyOn(announcer, 'announce').mockReturnValue());
afterEach(cleanup);

const TOTAL = {
  ...begun().total,
  shipping: 9_95,
  total: 238_88,
  byMethod: [
    { method: 'eCheck' as const, cents: 238_88 },
    { method: 'creditCard' as const, cents: 248_50 },
  ],
};
const MOVED = {
  productId: 1042,
  name: 'American Silver Eagle 1 oz',
  oldCents: 76_00,
  newCents: 76_31,
};

function opens(props: Partial<ComponentProps<typeof CheckoutLayout>> = {}) {
  const checkout = begun({ total: TOTAL });
  const data = { checkout, news: { changes: [MOVED] }, pay: 'check' as const };
  const Step = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <CheckoutLayout step="payment" heading="Pay" data={data} answer={undefined} {...props}>
          <form />
        </CheckoutLayout>
      ),
    },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Step />
    </QueryClientProvider>,
  );
}

function summary(): HTMLElement {
  return screen.getByRole('complementary', { name: 'Your order' });
}

test('new prices come with the total of the way to pay that is chosen', () => {
  opens({ shown: begun({ total: TOTAL, payment: 'creditCard' }) });
  const news = document.querySelector('.price-changes');
  expect(news?.textContent).toContain('Your order now comes to $248.50.');
  expect(within(summary()).getByText('$248.50')).toBeDefined();
});

test('no percentage stands beside a total that differs by less', () => {
  opens();
  const other = within(summary()).getByText(/^By check, wire or eCheck\./);
  expect(other.textContent).toBe(
    'By check, wire or eCheck. By card or PayPal, with its surcharge: $248.50',
  );
});

test('without an open way, no total is called by check', () => {
  opens({ hasOtherWays: false });
  expect(summary().textContent).toContain('$238.88');
  expect(summary().textContent).not.toContain('By check');
});

test('the problems of a form come before the prices, which fold into a line with the total', () => {
  const problems = [{ field: 'method', message: 'Choose a way to pay.' }];
  opens({ answer: { kind: 'refused', form: 'payment', problems, status: 400 } });
  const errors = screen.getByRole('group', { name: /^There is a problem\. / });
  const line = screen.getByText(/^Your order:/).closest('summary');
  expect(line?.textContent).toBe('Your order: $238.88, new prices');
  expect(errors.compareDocumentPosition(line as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(line?.parentElement?.querySelector('.price-lock')).not.toBeNull();
});
