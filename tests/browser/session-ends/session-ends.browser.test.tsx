import { queryClient } from '#api/cache/query-client.ts';
import { signInHref } from '#commerce/session/return-to.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { turns } from '../backend.ts';
import { heard, silence } from '../heard.ts';
import { opens } from '../store.tsx';
import type { SessionEnd } from './session-end.ts';
import { SESSION_ENDS } from './session-ends.ts';

const EXPIRED = 'Your login session has been expired. Please login again using your credentials';

type End = [operation: string, end: SessionEnd];

/** `npm run test:session-ends` takes every call, `npm test` the first of each kind in a part of the store. */
const isWhole = process.env['MATRIX'] === 'all';

const every: End[] = Object.entries(SESSION_ENDS);
const all = isWhole ? every : [...new Map(every.toReversed().map(byPartAndKind)).values()];
const reads = all.filter(([, { press, cart }]) => !press && !cart);
const leading = all.filter(([, { leads }]) => leads);
const told = all.filter(([, { press, cart, leads }]) => (press ?? cart) && !leads);

/** Opening a page, a press on it and a form that leads away are handled in different places. */
function byPartAndKind(end: End): [kind: string, End] {
  const [, { page: path, press, cart, leads }] = end;
  const part = path.split(/[/?]/u)[1];
  return [`${part} ${Boolean(press ?? cart)} ${Boolean(leads)}`, end];
}

const messages = () => page.getByRole('region', { name: 'Messages' });

const address = () => location.pathname + location.search;

/** The announcements so far, when no call is on its way and the last sentence has been said. */
async function allHeard(): Promise<readonly string[]> {
  const client = queryClient();
  await expect.poll(() => client.isFetching() + client.isMutating()).toBe(0);
  await silence();
  return heard();
}

test.each(reads)(
  '§8 opening a page whose %s finds the session expired leads to sign in, which says why',
  async (operation, { page: path, ...visitor }) => {
    await opens(path, { as: 'clara', ...visitor, scenario: `expired:${operation}` });
    await expect.poll(address).toBe(signInHref(path, { expired: true }));
    await expect.element(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
    await expect.poll(heard).toContain(EXPIRED);
    expect(document.cookie).not.toContain('signed-in=');
  },
);

test.each(told)(
  '§8 a press whose %s finds the session expired is told once, and the customer can stay',
  async (operation, { page: path, cart, first, press, ...visitor }) => {
    const scenario = `expired:${operation}`;
    await opens(path, { as: 'clara', ...visitor, ...(cart && { cart, scenario }) });
    await first?.();
    turns(scenario);
    await press?.();
    await expect.element(messages().getByText(EXPIRED)).toBeVisible();
    await expect
      .element(messages().getByRole('link', { name: 'Sign in now' }))
      .toHaveAttribute('href', signInHref(path, { expired: true }));
    // Four seconds after the message the page would be left.
    await messages().getByRole('button', { name: 'Stay on this page' }).click();
    await expect.element(messages().getByText(EXPIRED)).not.toBeInTheDocument();
    const said = (await allHeard()).filter((text) => text === EXPIRED);
    expect(said, 'said once, however many calls failed').toHaveLength(1);
    expect(address()).toBe(path);
  },
);

test.each(leading)(
  '§8 a checkout step whose %s finds the session expired leads to sign in, which says why',
  async (operation, { page: path, press, ...visitor }) => {
    await opens(path, { as: 'clara', ...visitor });
    turns(`expired:${operation}`);
    await press?.();
    await expect.poll(address).toBe(signInHref(path, { expired: true }));
    await expect.element(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
  },
);
