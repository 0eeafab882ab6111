import { joined, prefetch, preload, preloadSoftly } from '#api/cache/preload.ts';
import { glossaryQuery } from '#api/content/glossary.ts';
import { metalSpotsQuery } from '#api/spot/metal-spot.ts';
import { GlossaryScreen } from '#features/reading/glossary/glossary-screen.tsx';
import { publicPage } from '#gateway/calls.server.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

/** Without the prices of now the words still have their meanings. */
export async function loader() {
  return joined(
    ...(await Promise.all([preload(glossaryQuery()), preloadSoftly(metalSpotsQuery())])),
  );
}

export async function clientLoader() {
  const prices = prefetch(metalSpotsQuery()).catch(() => ({}));
  await Promise.all([prefetch(glossaryQuery()), prices]);
  return {};
}

export default function Glossary() {
  return <GlossaryScreen />;
}
