// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, type HydrationState, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import * as announcer from '#ui/toast/announcer.tsx';

import { wordsOf, type Answer } from './answer.ts';
import { useFormAnswer } from './use-form-answer.ts';

beforeEach(() => void vi.spyOn(announcer, 'announce').mockReturnValue());
afterEach(cleanup);

function Switch({ form, onAnswer }: { form: string; onAnswer?: (answer: Answer) => void }) {
  const { answer, isPending, submit } = useFormAnswer((name) => name === form, onAnswer);
  return (
    <form aria-label={form} method="post" onSubmit={submit}>
      <button type="submit" name="form" value={form}>
        {isPending ? 'Waits' : 'Send'}
      </button>
      <p>{answer && wordsOf(answer)}</p>
    </form>
  );
}

function draw(route: RouteObject, hydrationData: HydrationState = {}): void {
  render(<RouterProvider router={createMemoryRouter([route], { hydrationData })} />);
}

function form(name: string): HTMLElement {
  return screen.getByRole('form', { name });
}

function press(name: string): void {
  fireEvent.click(form(name).querySelector('button') as HTMLButtonElement);
}

test('two presses send once, and the answer is shown after the page has loaded again', async () => {
  const sent: FormDataEntryValue[] = [];
  const answers: string[] = [];
  const action = Promise.withResolvers<Answer>();
  const loads = Promise.withResolvers<string>();
  draw(
    {
      path: '/',
      element: <Switch form="split" onAnswer={({ says = '' }) => void answers.push(says)} />,
      loader: () => (sent.length === 0 ? 'first' : loads.promise),
      action: async ({ request }) => {
        sent.push(...(await request.formData()).values());
        return action.promise;
      },
    },
    { loaderData: { '0': 'first' } },
  );
  press('split');
  expect(form('split').textContent).toBe('Waits');
  press('split');
  action.resolve({ kind: 'saved', form: 'split', says: 'Orders may now be split.' });
  await expect.poll(() => sent).toEqual(['split']);
  expect(form('split').textContent).toBe('Waits');
  expect(answers).toEqual([]);
  loads.resolve('again');
  await expect.poll(() => form('split').textContent).toBe('SendOrders may now be split.');
  // In an effect, which React may run after the page is drawn.
  await expect.poll(() => answers).toEqual(['Orders may now be split.']);
  expect(sent).toEqual(['split']);
});

test('each of two forms shows its own answer, and announces the same answer twice', async () => {
  const answers: string[] = [];
  draw({
    path: '/',
    element: (
      <>
        <Switch form="split" onAnswer={({ says = '' }) => void answers.push(says)} />
        <Switch form="merge" />
      </>
    ),
    action: () => ({ kind: 'saved', form: 'split', says: 'Done.' }),
  });
  for (const times of [1, 2]) {
    press('split');
    await expect.poll(() => answers).toHaveLength(times);
  }
  expect(vi.mocked(announcer.announce).mock.calls.map(([says]) => says)).toEqual([
    'Done.',
    'Done.',
  ]);
  expect(form('split').textContent).toBe('SendDone.');
  expect(form('merge').textContent).toBe('Send');
});

test('the answer of a form that was sent without JavaScript is shown at that form', () => {
  draw(
    {
      path: '/',
      element: (
        <>
          <Switch form="split" />
          <Switch form="merge" />
        </>
      ),
    },
    { actionData: { '0': { kind: 'failed', form: 'merge', says: 'Not now.' } } },
  );
  expect(form('split').textContent).toBe('Send');
  expect(form('merge').textContent).toBe('SendNot now.');
});
