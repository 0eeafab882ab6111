import { hydrateLazily } from '#ui/frame/lazy-hydration.tsx';
import { whenUsed } from '#ui/timing/when-used.ts';

import './connect-form.css';

const used = import.meta.env.SSR ? Promise.resolve() : whenUsed();

/** The newsletter form in the server's HTML, which works without its script: that comes with the first use. */
export const NearConnect = hydrateLazily({
  onServer: import.meta.env.SSR ? (await import('./connect-form.tsx')).ConnectForm : undefined,
  when: () => used,
  load: async () => ({ default: (await import('./connect-form.tsx')).ConnectForm }),
});
