import { useState } from 'react';

import { signedInNow } from '#commerce/session/signed-in.ts';
import { loadServerTime } from '#lib/server-clock.ts';
import { hydrateLazily } from '#ui/frame/lazy-hydration.tsx';
import { whenUsed } from '#ui/timing/when-used.ts';

import type { Showcase } from './load-showcase.ts';
import type { ShowcaseParts } from './showcase-parts.tsx';
import '#commerce/ads/ads.css';
import './showcase.css';

const used = import.meta.env.SSR ? Promise.resolve() : whenUsed();

let Ready: typeof ShowcaseParts | undefined;

async function load() {
  const parts = await import('./showcase-parts.tsx');
  Ready = parts.ShowcaseParts;
  return { default: Ready };
}

/** In the server's HTML as a whole; its script comes with the first use. */
const Later = hydrateLazily({
  onServer: import.meta.env.SSR ? (await import('./showcase-parts.tsx')).ShowcaseParts : undefined,
  when: async () => (await isNeededNow()) || used,
  load,
});

/** A customer has slides of their own; a page that was kept may show what has ended since. */
async function isNeededNow(): Promise<boolean> {
  const shown = document.getElementById('showcase');
  if (!shown || signedInNow()) return true;
  const ends = [...shown.querySelectorAll('time')].map(({ dateTime }) => Date.parse(dateTime));
  const now = ends.length > 0 ? await loadServerTime() : undefined;
  return now !== undefined && Math.min(...ends) <= now;
}

/** For a page that is drawn in the browser: its showcase, and what shows it. */
export async function showcaseInBrowser(): Promise<Showcase> {
  const [{ loadShowcase }] = await Promise.all([import('./load-showcase.ts'), load()]);
  return loadShowcase();
}

/** The slides and the advertisements of the home page. */
export function NearShowcase({ slides, ads }: Showcase) {
  const [Parts] = useState(() => Ready ?? Later);
  return <Parts slides={slides} ads={ads} />;
}
