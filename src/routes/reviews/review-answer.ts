import { reviewByForm } from '#features/reviews/write-review-action.server.ts';

import type { Route } from './+types/review-answer.ts';

/** The same as the action of the page above it, for a form that answers in place. */
export async function action({ request, params }: Route.ActionArgs) {
  const id = Number(params.id);
  if (!Number.isInteger(id)) return new Response(null, { status: 404 });
  return Response.json(await reviewByForm(await request.formData(), id));
}
