import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoutesStub, type ActionFunction } from 'react-router';
import { render } from 'vitest-browser-react/pure';

import { queryClient } from '#api/cache/query-client.ts';
import { Announcer } from '#ui/toast/announcer.tsx';
import { Toasts } from '#ui/toast/toasts.tsx';

import { arrives, type Visitor } from './visitor.ts';

import './styles.ts';

type Options = Visitor & {
  /** The address, for what reads it. */
  at?: string;
  /** What answers the forms of the component. */
  action?: ActionFunction;
};

/**
 * Draws a component as a page of the store would: inside `main`, with the store's style sheets and
 * fonts, its messages, a router, and the mock backend for its calls, for a new visitor.
 */
export async function show(part: ReactNode, { at = '/', action, ...visitor }: Options = {}) {
  await arrives(visitor);
  // All of it in the router, as in the store: the messages have links.
  const Page = () => (
    <>
      <div id="page">
        <main id="main" tabIndex={-1} className="page-width">
          {part}
        </main>
      </div>
      <div id="overlays" />
      <Announcer />
      <Toasts />
    </>
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page, ...(action && { action }) }]);
  const shown = await render(
    <QueryClientProvider client={queryClient()}>
      <Stub initialEntries={[at]} />
    </QueryClientProvider>,
  );
  await document.fonts.ready;
  return shown;
}
