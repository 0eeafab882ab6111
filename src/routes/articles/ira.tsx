import { publicPage } from '#gateway/calls.server.ts';

import {
  answerTo,
  joined,
  prefetch,
  prefetchSoftly,
  preload,
  preloadSoftly,
} from '#api/cache/preload.ts';
import { contentPageQuery } from '#api/content/content.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { pageHead } from '#commerce/page/head.ts';
import { iraTold } from '#features/articles/ira/ira-told.ts';
import { askByForm } from '#features/articles/ira/ask-by-form.server.ts';
import { iraShelves } from '#features/articles/ira/ira-lists.ts';
import { IRA_PATH, IraScreen } from '#features/articles/ira/ira-screen.tsx';

import type { Route } from './+types/ira.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';
export const middleware = [publicPage()];

/** The words cannot be missing; each metal says itself that its pieces are. */
export async function loader() {
  return joined(
    ...(await Promise.all([preload(contentPageQuery(IRA_PATH)), preloadSoftly(...iraShelves)])),
  );
}

export async function clientLoader() {
  const shelves = prefetchSoftly(...iraShelves);
  await Promise.all([prefetch(contentPageQuery(IRA_PATH)), shelves]);
  return {};
}

export function action({ request }: Route.ActionArgs) {
  return answerForm(request, askByForm);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction);
}

export function meta(args: Route.MetaArgs) {
  const page = args.loaderData && answerTo(contentPageQuery(IRA_PATH), args.loaderData);
  if (!page) return [];
  return pageHead(args, page.title, import.meta.env.SSR && iraTold(page));
}

/** Metal in an IRA, and the questionnaire. */
export default function Ira() {
  return <IraScreen />;
}
