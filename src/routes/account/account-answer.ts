import { changeSettings } from '#features/account/settings-action.server.ts';
import { changeWatchlist } from '#features/watchlist/watchlist-action.server.ts';

import type { Route } from './+types/account-answer.ts';

const CHANGES: Record<string, typeof changeSettings> = {
  accountsettings: changeSettings,
  watchlist: changeWatchlist,
};

/** The same as the action of the page above it, for forms that answer in place. */
export async function action({ request, params }: Route.ActionArgs) {
  const change = CHANGES[params.page];
  if (!change) return new Response(null, { status: 404 });
  return Response.json(await change(await request.formData()));
}
