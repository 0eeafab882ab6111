import { publicPage } from '#gateway/calls.server.ts';
import { redirect } from 'react-router';

import { placeParameters } from '#features/shop/place.ts';

import type { Route } from './+types/movie-theme.ts';

export const middleware = [publicPage(...placeParameters)];

/** §2 names two addresses for the same list: the one of the menu stays, with its filters. */
export function loader({ request }: Route.LoaderArgs) {
  throw redirect(`/movietheme${new URL(request.url).search}`, 301);
}
