import { heard } from '#tests/browser/heard.ts';
import { show } from '#tests/browser/show.tsx';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { Announcer } from '#ui/toast/announcer.tsx';

import { NewReleaseBanner } from './new-release-banner.tsx';

test('a part that cannot be fetched from a new release is explained, and nothing loads unasked', async () => {
  await show(
    <>
      <p>What somebody reads</p>
      <NewReleaseBanner />
      <Announcer />
    </>,
  );
  const answer = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  dispatchEvent(new Event('vite:preloadError'));
  await expect.poll(() => answer.mock.results.length).toBe(1);
  const banner = page.getByRole('region', { name: 'New version' });
  await expect.element(banner, { message: 'the same release' }).not.toBeInTheDocument();

  answer.mockResolvedValue(new Response(null, { status: 204 }));
  dispatchEvent(new Event('vite:preloadError'));
  await expect.element(banner).toShow(/The store has been renewed/);
  await expect.element(banner.getByRole('button', { name: 'Load again' })).toBeVisible();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^The store has been renewed/));
  await expect.element(page.getByText('What somebody reads')).toBeVisible();
  answer.mockRestore();
});
