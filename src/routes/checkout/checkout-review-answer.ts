import { cookieHeaders } from '#features/checkout/checkout-cookie.ts';
import { placeByForm } from '#features/checkout/review/place-action.server.ts';

import type { Route } from './+types/checkout-review-answer.ts';

/** The same as the action of the review, for a page that asks until it knows. */
export async function action({ request }: Route.ActionArgs) {
  const { answer, setCookies } = await placeByForm(request);
  return Response.json(answer, { headers: cookieHeaders(setCookies) });
}
