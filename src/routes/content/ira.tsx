import { publicPage } from '#gateway/calls.server.ts';

import { prefetch, preload } from '#api/cache/preload.ts';
import { contentPageQuery } from '#api/content/content.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { ContentScreen } from '#features/content/content-screen.tsx';
import { askByForm } from '#features/ira/ask-by-form.server.ts';
import { IraForm } from '#features/ira/ira-form.tsx';

import type { Route } from './+types/ira.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';
export const middleware = [publicPage()];

const PATH = '/services/precious-metals-ira';

export function loader() {
  return preload(contentPageQuery(PATH));
}

export function clientLoader() {
  return prefetch(contentPageQuery(PATH));
}

export function action({ request }: Route.ActionArgs) {
  return answerForm(request, askByForm);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction);
}

export default function Ira() {
  return (
    <>
      <ContentScreen path={PATH} />
      <IraForm />
    </>
  );
}
