import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { unknownAnswer } from './place-answer.ts';
import { useSending } from './use-placing.ts';

test('each send is answered, also if the page renders just before the answer is shown', async () => {
  await render(<RouterProvider router={router} />);
  for (const count of ['1', '2', '3']) {
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent(count);
  }
});

const router = createMemoryRouter([{ path: '/', Component: Sender, action: unknownAnswer }]);

function Sender() {
  const send = useSending();
  const [answers, setAnswers] = useState(0);
  const [, setIsUnsure] = useState(true);

  // After the router has taken the answer, and before it renders it: a render that changes nothing.
  useEffect(
    () =>
      router.subscribe(() =>
        flushSync(() => {
          setIsUnsure(false);
          setIsUnsure(true);
        }),
      ),
    [],
  );
  return (
    <>
      <button onClick={() => void send(new FormData()).then(() => setAnswers((n) => n + 1))}>
        Send
      </button>
      <output>{answers}</output>
    </>
  );
}
