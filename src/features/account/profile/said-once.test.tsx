// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';

import type { Customer } from '#api/session/session.ts';

import { PhotoForm } from './photo/photo-form.tsx';
import { Switch } from '#commerce/form/switch.tsx';

afterEach(cleanup);

function draw(element: ReactNode): HTMLElement {
  const router = createMemoryRouter([{ path: '/', element }]);
  return render(<RouterProvider router={router} />).container;
}

/** The text that a screen reader meets beside the names of the controls. */
function textOf(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent;
}

test('the state of a switch is said by the switch, not by its name or its text too', () => {
  const container = draw(
    <Switch form="split" label="Split my orders" note="By date." on={false} />,
  );
  const control = screen.getByRole('switch', { name: 'Split my orders', checked: false });
  expect(control.getAttribute('aria-label')).toBe('Split my orders');
  expect(control.textContent, 'shown').toBe('Off');
  expect(textOf(container)).not.toContain('Off');
});

test('the field for a picture is named once', () => {
  const container = draw(<PhotoForm customer={{ id: '7' } as Customer} />);
  const input = container.querySelector('input[type="file"]');
  expect(input?.getAttribute('aria-label')).toBe('Choose a picture');
  expect(screen.getByText('Choose a picture'), 'shown').toBeTruthy();
  expect(textOf(container)).not.toContain('Choose a picture');
});
