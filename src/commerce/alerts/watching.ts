import { QueryObserver } from '@tanstack/react-query';

import { queryClient } from '#api/cache/query-client.ts';
import { unwatch, watch } from '#api/watchlist/watch-verbs.ts';
import { inBrowser } from '#api/watchlist/watchlist-calls.ts';
import { watchlistQuery, type Watched } from '#api/watchlist/watchlist.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired } from '#lib/api-error.ts';
import { toast } from '#ui/toast/toast.ts';

import { isUnwatched, isWatched } from './watch-words.ts';
import { watchedNow } from './watched-now.ts';
import { takeDone } from './wish-cookie.ts';

const VIEW = { action: { label: 'View watchlist', href: '/myaccounts/watchlist' } };

/** Changes without an answer from the API: true if the product is being added to the list. */
const pending = new Map<number, boolean>();
let list: readonly Watched[] | undefined;
let followers = 0;
let unsubscribe: (() => void) | undefined;

/** Subscribes to the customer's watchlist until every follower has unsubscribed. */
export function follow(): () => void {
  followers += 1;
  unsubscribe ??= subscribe();
  return () => {
    followers -= 1;
    if (followers > 0) return;
    unsubscribe?.();
    unsubscribe = undefined;
    list = undefined;
    watchedNow.set(undefined);
  };
}

function subscribe(): () => void {
  const observer = new QueryObserver(queryClient(), watchlistQuery());
  const stop = observer.subscribe(take);
  // The observer does not call back for data that is already in the cache.
  take(observer.getCurrentResult());
  return stop;
}

function take({ data }: { data: readonly Watched[] | undefined }): void {
  if (!data) return;
  list = data;
  show();
  tellDone(data);
}

/**
 * Adds a product to the list or removes it: optimistic update, with a rollback if the API refuses.
 */
export async function toggle({ id, name }: { id: number; name: string }): Promise<void> {
  if (pending.has(id)) return;
  try {
    const entry = (list ?? (await readAnew())).find(({ product }) => product.id === id);
    pending.set(id, !entry);
    show();
    await (entry ? unwatch(inBrowser, entry.id) : watch(inBrowser, id));
    list = await readAnew();
    if (entry) toast(isUnwatched(name));
    else toast(isWatched(name), VIEW);
  } catch (error) {
    if (isExpired(error)) sessionExpired();
    else toast(`${name}: ${failureWords(error)}`, { tone: 'error' });
  } finally {
    pending.delete(id);
    show();
  }
}

function readAnew(): Promise<Watched[]> {
  return queryClient().query({ ...watchlistQuery(), staleTime: 0 });
}

function show(): void {
  if (!list) return;
  const ids = new Set(list.map(({ product }) => product.id));
  for (const [id, isWanted] of pending) {
    if (isWanted) ids.add(id);
    else ids.delete(id);
  }
  watchedNow.set(ids);
}

/** Shows a toast, once, for the product that was added at sign-in. */
function tellDone(watched: readonly Watched[]): void {
  const done = takeDone();
  const added = watched.find(({ product }) => product.id === done);
  if (added) toast(isWatched(added.product.name), VIEW);
}
