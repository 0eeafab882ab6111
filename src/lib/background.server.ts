import { AsyncLocalStorage } from 'node:async_hooks';

type Keep = (work: Promise<unknown>) => void;

const keeper = new AsyncLocalStorage<Keep>();

/** Runs `work` on a platform that drops what is unfinished when a request is answered. */
export function withKeeper<Answer>(keep: Keep, work: () => Answer): Answer {
  return keeper.run(keep, work);
}

/** Keeps work running that other requests wait for too. A process that stays needs nothing for it. */
export function keepRunning(work: Promise<unknown>): void {
  keeper.getStore()?.(work.catch(() => undefined));
}
