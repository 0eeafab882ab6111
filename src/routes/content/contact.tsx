import { publicPage } from '#gateway/calls.server.ts';

import { prefetch, preload } from '#api/cache/preload.ts';
import { contentPageQuery } from '#api/content/content.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { LetterForm } from '#features/contact/letter-form.tsx';
import { writeByForm } from '#features/contact/write-by-form.server.ts';
import { ContentScreen } from '#features/content/content-screen.tsx';

import type { Route } from './+types/contact.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';
export const middleware = [publicPage()];

const PATH = '/company/contact-us';

export function loader() {
  return preload(contentPageQuery(PATH));
}

export function clientLoader() {
  return prefetch(contentPageQuery(PATH));
}

export function action({ request }: Route.ActionArgs) {
  return answerForm(request, writeByForm);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction);
}

export default function Contact() {
  return (
    <>
      <ContentScreen path={PATH} />
      <LetterForm />
    </>
  );
}
