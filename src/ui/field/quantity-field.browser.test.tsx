import { show } from '#tests/browser/show.tsx';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { QuantityField } from './quantity-field.tsx';

const field = () => page.getByRole('spinbutton', { name: 'Quantity of Silver Eagle' });
const more = () => page.getByRole('button', { name: 'Increase quantity' });
const less = () => page.getByRole('button', { name: 'Decrease quantity' });

function three(width?: number, onChange?: () => void) {
  return show(
    <QuantityField id="q" of="Silver Eagle" defaultValue={3} max={5} onChange={onChange} />,
    width === undefined ? {} : { width },
  );
}

test('arrow keys step a quantity within its limits, and each step is told', async () => {
  const onChange = vi.fn<() => void>();
  await three(undefined, onChange);
  await field().click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field()).toHaveValue(4);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.element(field()).toHaveValue(5);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(field()).toHaveValue(1);
  expect(onChange).toHaveBeenCalled();
});

test('the buttons step within the limits, leave the focus, and are no stops of their own', async () => {
  const onChange = vi.fn<() => void>();
  await three(undefined, onChange);
  await more().click();
  await expect.element(field()).toHaveValue(4);
  expect(onChange).toHaveBeenCalledTimes(1);
  await more().click();
  await more().click();
  await expect.element(field()).toHaveValue(5);
  for (let press = 0; press < 6; press++) await less().click();
  await expect.element(field()).toHaveValue(1);
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.getAttribute('tabindex')).not.toBe('-1');
  for (const button of [more(), less()]) expect(button.element()).toHaveProperty('tabIndex', -1);
});

test('the mouse wheel over a focused quantity changes nothing', async () => {
  await three();
  await field().click();
  await userEvent.wheel(field(), { delta: { y: 120 } });
  // A wheel is handled in a later frame, and a key after it.
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field()).toHaveValue(4);
});

test('on the narrowest phone and with text of 200 % a quantity is whole, and its buttons are targets', async () => {
  await three(320);
  const root = document.documentElement;
  for (const size of ['', '200%']) {
    root.style.fontSize = size;
    const { scrollWidth, clientWidth } = root;
    const sides = [more(), less()].map((button) => button.element().getBoundingClientRect());
    const inner = field().element();
    const isWhole = inner.scrollWidth <= inner.clientWidth;
    root.style.fontSize = '';
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(isWhole).toBe(true);
    for (const { width, height } of sides)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});
