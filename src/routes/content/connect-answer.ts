import { isSignedIn } from '#commerce/session/signed-in.ts';
import { connectByForm } from '#features/connect/connect-by-form.server.ts';

import type { Route } from './+types/connect-answer.ts';

/** The same as the page beside it, for the form that answers in place. */
export async function action({ request }: Route.ActionArgs) {
  const cookies = request.headers.get('cookie');
  return Response.json(await connectByForm(await request.formData(), isSignedIn(cookies)));
}
