// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { MoreButton } from './more-button.tsx';

afterEach(cleanup);

const NAME = 'More for order BPM-101502';

async function opensMenu(): Promise<HTMLElement> {
  render(
    <MoreButton of="order BPM-101502" actions={[{ label: 'Reorder', act: () => undefined }]} />,
  );
  const button = screen.getByRole('button', { name: NAME });
  fireEvent.click(button);
  await screen.findByRole('menu', { name: NAME });
  await expect.poll(() => document.activeElement?.textContent).toBe('Reorder');
  return button;
}

for (const key of ['Escape', 'Tab']) {
  test(`${key} in the menu gives the focus to its button, which is called closed by then`, async () => {
    const button = await opensMenu();
    const heard: (string | null)[] = [];
    button.addEventListener('focusin', () => heard.push(button.getAttribute('aria-expanded')));
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement, 'at once, not after the page').toBe(button);
    expect(heard).toEqual(['false']);
    expect(screen.queryByRole('menu')).toBeNull();
  });
}
