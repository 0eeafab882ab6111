import { askByForm } from '#features/ira/ask-by-form.server.ts';

import type { Route } from './+types/ira-answer.ts';

/** The same as the action of the page, for the form that answers in place. */
export async function action({ request }: Route.ActionArgs) {
  return Response.json(await askByForm(await request.formData()));
}
