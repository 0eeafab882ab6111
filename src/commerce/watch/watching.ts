/** Fetched for customers alone. */
import { queryClient } from '#api/cache/query-client.ts';
import { unwatch, watch, watchlistQuery, type Watched } from '#api/watchlist/watchlist.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired } from '#lib/api-error.ts';
import { toast } from '#ui/toast/toast.ts';

import { takeDone } from './wish-cookie.ts';

type Heart = HTMLButtonElement;

const VIEW = { action: { label: 'View watchlist', href: '/myaccounts/watchlist' } };

function answer(event: SubmitEvent): void {
  const heart = event.target instanceof Element ? heartIn(event.target) : undefined;
  // Whoever has left the account elsewhere is asked to sign in by the page that the form leads to.
  if (!heart || !signedInNow()) return;
  event.preventDefault();
  void toggle(heart);
}

async function toggle(heart: Heart): Promise<void> {
  if (heart.ariaDisabled) return;
  heart.ariaDisabled = 'true';
  const name = nameOf(heart);
  try {
    await change(Number(heart.value), name);
  } catch (error) {
    if (isExpired(error)) sessionExpired();
    else toast(`${name}: ${failureWords(error)}`, { tone: 'error' });
  } finally {
    heart.ariaDisabled = null;
  }
}

async function change(productId: number, name: string): Promise<void> {
  const entry = (await listed()).find(({ product }) => product.id === productId);
  if (entry) await unwatch(entry.id);
  else await watch(productId);
  // What is shown from now on is what the account holds.
  mark(await listed(0));
  if (entry) toast(`${name} is off your watchlist.`);
  else toast(`${name} is on your watchlist.`, VIEW);
}

/** Marks the hearts of this page and of those that follow, and answers them in place. */
export async function begin(): Promise<void> {
  document.addEventListener('submit', answer);
  try {
    const list = await listed();
    mark(list);
    const done = takeDone();
    const added = list.find(({ product }) => product.id === done);
    if (added) toast(`${added.product.name} is on your watchlist.`, VIEW);
  } catch (error) {
    // §8 Nobody else may have been listening yet. Any other failure waits until a heart is pressed.
    if (isExpired(error)) sessionExpired();
  }
  new MutationObserver(() => mark(queryClient().getQueryData(watchlistQuery().queryKey))).observe(
    document.body,
    { childList: true, subtree: true },
  );
}

function listed(staleTime?: number): Promise<Watched[]> {
  const age = staleTime === undefined ? {} : { staleTime };
  return queryClient().query({ ...watchlistQuery(), ...age });
}

function mark(list: readonly Watched[] = []): void {
  const ids = new Set(list.map(({ product }) => String(product.id)));
  for (const heart of document.querySelectorAll<Heart>('.watch > button')) {
    const pressed = String(ids.has(heart.value));
    if (heart.ariaPressed !== pressed) heart.ariaPressed = pressed;
  }
}

function heartIn(form: Element): Heart | undefined {
  return form.querySelector<Heart>('.watch > button') ?? undefined;
}

function nameOf({ ariaLabel }: Heart): string {
  return ariaLabel?.replace(/^Watch /, '') ?? '';
}
