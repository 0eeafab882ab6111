// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { QuantityField } from './quantity-field.tsx';

afterEach(cleanup);

test('the product is named once in its quantity; the buttons have it as their description', () => {
  const { container } = render(<QuantityField id="line-7" of="Silver Eagle" defaultValue={1} />);
  for (const hidden of container.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  expect(container.textContent, 'beside the controls').toBe('');
  const names = [...container.querySelectorAll('input, button')].map(
    (control) => control.ariaLabel ?? control.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Decrease quantity', 'Quantity of Silver Eagle', 'Increase quantity']);
  const more = screen.getByRole('button', { name: 'Increase quantity' });
  expect(more.getAttribute('aria-description')).toBe('Silver Eagle');
});
