import { answerTo, joined, prefetch, preload, preloadSoftly } from '#api/cache/preload.ts';
import { glossaryQuery } from '#api/content/glossary.ts';
import { metalSpotsQuery } from '#api/spot/metal-spot.ts';
import { termSet } from '#features/articles/json-ld/term-set.ts';
import { ABOVE, GlossaryScreen } from '#features/articles/glossary/glossary-screen.tsx';
import { publicPage } from '#gateway/calls.server.ts';
import { pageHead } from '#commerce/page/head.ts';
import { countWords } from '#commerce/format/count.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
import type { Route } from './+types/glossary.ts';

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

export function meta(args: Route.MetaArgs) {
  const words = args.loaderData && answerTo(glossaryQuery(), args.loaderData);
  const told = import.meta.env.SSR && {
    description: `${countWords(words?.length ?? 0, 'word')} of the trade, each in a sentence or two.`,
    crumbs: { trail: ABOVE, here: 'Glossary' },
    things: (origin: string) => [termSet(words ?? [], origin)],
  };
  return pageHead(args, 'Glossary', told);
}

export default function Glossary() {
  return <GlossaryScreen />;
}
