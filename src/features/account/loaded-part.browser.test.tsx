import { asked } from '#api/cache/asked.ts';
import { queryClient } from '#api/cache/query-client.ts';
import { heard } from '#tests/browser/heard.ts';
import { show } from '#tests/browser/show.tsx';
import { presses } from '#tests/browser/steps.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { LoadedPart } from './loaded-part.tsx';

type Person = { firstName: string | null };

const answers = vi.fn<() => Person>();
const query = asked<Person>({ queryKey: ['person'], queryFn: answers });

test('an answer that cannot be shown costs its part, until a retry brings another', async () => {
  answers.mockReturnValueOnce({ firstName: null }).mockReturnValueOnce({ firstName: 'Clara' });
  queryClient().setQueryData(query.queryKey, { firstName: null });
  await show(
    <section aria-labelledby="you">
      <h2 id="you" tabIndex={-1}>
        You
      </h2>
      <LoadedPart query={query} headingId="you" says="We could not load you." toDo="to load you">
        {({ firstName }) => <p>{firstName?.toUpperCase() ?? cannotBeShown()}</p>}
      </LoadedPart>
    </section>,
  );
  const again = page.getByRole('button', { name: 'Try again to load you' });
  await expect.element(page.getByText('We could not load you.')).toBeVisible();
  await presses(again);
  await expect.poll(heard).toContain('We could not load you.');
  await expect.element(again).toHaveFocus();
  await presses(again);
  await expect.element(page.getByText('CLARA')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'You' })).toHaveFocus();
  // React logs each error that a boundary has caught.
  vi.mocked(console.error).mockClear();
});

function cannotBeShown(): never {
  throw new TypeError('no name');
}
