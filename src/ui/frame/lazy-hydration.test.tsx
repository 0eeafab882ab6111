// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { hydrateLazily } from './lazy-hydration.tsx';

const NEVER = new Promise<void>(() => {});

function About() {
  return <h2>About</h2>;
}

const load = vi.fn<() => Promise<{ default: typeof About }>>(async () => ({ default: About }));

let root: Root;

/** Hydrates a server-rendered page after `change`. */
async function hydrates(when: Promise<void>, change?: (page: Element) => void): Promise<Element> {
  const OnServer = hydrateLazily({ onServer: About, when: () => NEVER, load });
  const InBrowser = hydrateLazily({ onServer: undefined, when: () => when, load });
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(pageWith(OnServer));
  change?.(page);
  await act(async () => {
    root = hydrateRoot(page, pageWith(InBrowser), { onRecoverableError: () => undefined });
  });
  return page;
}

function pageWith(Part: ComponentType) {
  return (
    <main>
      <h1>Gold</h1>
      <Part />
    </main>
  );
}

beforeEach(() => void load.mockClear());

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

test('the server’s HTML stays, without its script, until the script is needed', async () => {
  const page = await hydrates(NEVER);
  expect(page.textContent).toBe('GoldAbout');
  expect(load).not.toHaveBeenCalled();
});

test('the script keeps the server’s nodes', async () => {
  let heading: Element | null = null;
  const page = await hydrates(Promise.resolve(), (html) => (heading = html.querySelector('h2')));
  expect(load).toHaveBeenCalledOnce();
  expect(page.querySelector('h2')).toBe(heading);
});

test('a section that only the browser renders is there at once, if its script was loaded first', async () => {
  const Section = hydrateLazily({ onServer: undefined, load });
  await Section.load();
  const page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () => root.render(<Section />));
  expect(page.textContent).toBe('About');
  expect(load).toHaveBeenCalledOnce();
});

test('the script loads at once when React discards the server’s HTML', async () => {
  const page = await hydrates(NEVER, (html) => {
    html.querySelector('h1')?.replaceChildren(document.createElement('font'));
  });
  await vi.waitFor(() => expect(page.textContent).toBe('GoldAbout'));
  expect(load).toHaveBeenCalledOnce();
});
