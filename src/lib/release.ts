/** The least time between two loads of one address that the store begins by itself, in milliseconds. */
const PAUSE_MS = 60_000;

declare global {
  interface Window {
    /** What the router knows of the build that this page belongs to. */
    __reactRouterManifest?: { version: string };
  }
}

/**
 * Whether the server runs another build than this page, whose files may be gone. The router asks in
 * the same way; the time keeps caches from answering.
 */
export function isRenewed(): Promise<boolean> {
  const asked = `/__manifest?version=${window.__reactRouterManifest?.version}&at=${Date.now()}`;
  return fetch(asked).then(
    ({ status }) => status === 204,
    () => false,
  );
}

/** Loads the page again, at most once a minute. */
export function loadAgain(): void {
  const { href } = location;
  const now = Date.now();
  // Without storage, nothing would end the loads.
  try {
    if (now - Number(sessionStorage.getItem(href)) < PAUSE_MS) return;
    sessionStorage.setItem(href, `${now}`);
    location.reload();
  } catch {}
}

/** For a page whose next files could not be fetched. Tells whether the store has been renewed. */
export async function loadIfRenewed(): Promise<boolean> {
  const is = await isRenewed();
  if (is) loadAgain();
  return is;
}
