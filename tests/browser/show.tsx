import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';

import { createQueryClient } from '#api/cache/query-client.ts';
import { LAYERS } from '#ui/layers.ts';

import { resetMedia } from './emulate-media.ts';

import '../../src/styles/base.css';
import '../../src/styles/fonts.css';
import '../../src/styles/layout.css';
import '../../src/styles/reset.css';
import '../../src/styles/tokens.css';

// Before the styles of all components, as in the head of every page.
const layers = document.createElement('style');
layers.textContent = LAYERS;
document.head.prepend(layers);
document.documentElement.lang = 'en-US';

type Options = {
  /** Width of the window in pixels. */
  width?: number;
  /** The address, for what reads it. */
  at?: string;
  /** With what the component would ask the API for. */
  client?: ReturnType<typeof createQueryClient>;
};

/**
 * Draws a component as a page of the store would: inside `main`, with the store's style sheets and
 * fonts, a router and a query client, in place of what was shown before. Files share one page, so
 * a hook of one would not clean up after another.
 */
export async function show(
  part: ReactNode,
  { width = 1440, at = '/', client = createQueryClient() }: Options = {},
) {
  await cleanup();
  await resetMedia();
  await page.viewport(width, 900);
  const Page = createRoutesStub([{ path: '*', Component: () => part }]);
  const shown = await render(
    <QueryClientProvider client={client}>
      <main id="page" className="page-width">
        <Page initialEntries={[at]} />
      </main>
    </QueryClientProvider>,
  );
  await document.fonts.ready;
  return shown;
}
