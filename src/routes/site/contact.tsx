import { publicPage } from '#gateway/calls.server.ts';

import { answerTo, prefetch, preload } from '#api/cache/preload.ts';
import { contentPageQuery } from '#api/content/content.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { pageHead } from '#commerce/page/head.ts';
import { LetterForm } from '#features/site/contact/letter-form.tsx';
import { letterParameters, letterStart } from '#features/site/contact/letter-start.ts';
import { Topics } from '#features/site/contact/topics.tsx';
import { writeByForm } from '#features/site/contact/write-by-form.server.ts';
import { textTold } from '#features/articles/text-told.ts';
import { ContentScreen } from '#features/articles/content-screen.tsx';

import type { Route } from './+types/contact.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';
export const middleware = [publicPage(letterParameters)];

const PATH = '/company/contact-us';

export async function loader({ request }: Route.LoaderArgs) {
  return { ...(await preload(contentPageQuery(PATH))), start: startOf(request) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { ...(await prefetch(contentPageQuery(PATH))), start: startOf(request) };
}

function startOf({ url }: Request) {
  return letterStart(new URL(url).searchParams);
}

export function action({ request }: Route.ActionArgs) {
  return answerForm(request, writeByForm);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction);
}

export function meta(args: Route.MetaArgs) {
  const page = args.loaderData && answerTo(contentPageQuery(PATH), args.loaderData);
  if (!page) return [];
  return pageHead(args, page.title, import.meta.env.SSR && textTold(page));
}

export default function Contact({ loaderData: { start } }: Route.ComponentProps) {
  return (
    <>
      <ContentScreen path={PATH} before={<Topics start={start} />} />
      {/* Another order is another letter. */}
      <LetterForm key={start.invoice} start={start} />
    </>
  );
}
