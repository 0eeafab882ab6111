import { writeByForm } from '#features/contact/write-by-form.server.ts';

import type { Route } from './+types/contact-answer.ts';

/** The same as the action of the page, for the form that answers in place. */
export async function action({ request }: Route.ActionArgs) {
  return Response.json(await writeByForm(await request.formData()));
}
