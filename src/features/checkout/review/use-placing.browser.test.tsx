import { show } from '#tests/browser/show.tsx';
import { use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { unknownAnswer } from './place-answer.ts';
import { useSending } from './use-placing.ts';

test('each send is answered, also if the page renders just before the answer is shown', async () => {
  const { unmount } = await show(<Sender />, { action: unknownAnswer });
  for (const count of ['1', '2', '3']) {
    await page.getByRole('button', { name: /^Send/ }).click();
    await expect
      .element(page.getByRole('button', { name: `Send, ${count} answered` }))
      .toBeVisible();
  }
  await unmount();
});

function Sender() {
  const router = use(DataRouterContext)?.router;
  const [answers, setAnswers] = useState(0);
  const [, setIsUnsure] = useState(true);

  // After the router has taken the answer, and before it renders it: a render that changes nothing.
  useEffect(
    () =>
      router?.subscribe(() =>
        flushSync(() => {
          setIsUnsure(false);
          setIsUnsure(true);
        }),
      ),
    [router],
  );
  const send = useSending();
  return (
    <button onClick={() => void send(new FormData()).then(() => setAnswers((n) => n + 1))}>
      Send, {answers} answered
    </button>
  );
}
