// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import type { CartLine } from '#api/cart/cart-model.ts';

import * as say from './say-total.ts';
import { useTotalWords } from './use-total-words.ts';

afterEach(cleanup);

const line = (quantity: number) =>
  ({
    productId: 1042,
    source: 'instock',
    active: true,
    quantity,
    selected: true,
  }) as unknown as CartLine;

test('of changes in a burst the total of the last is announced, compared with the cart before', async () => {
  const sayTotal = vi.spyOn(say, 'sayTotal').mockReturnValue();
  const { rerender } = renderHook(({ lines }) => useTotalWords(lines), {
    initialProps: { lines: [line(1)] },
  });
  rerender({ lines: [line(2)] });
  rerender({ lines: [line(3)] });
  await vi.waitFor(() => expect(sayTotal).toHaveBeenCalled());
  await import('./say-total.ts');
  expect(sayTotal.mock.calls).toEqual([[[line(2)], [line(3)]]]);
});
