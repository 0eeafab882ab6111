import { data, redirect } from 'react-router';

import { spotMetals } from '#api/spot/spot.ts';

import type { Route } from './+types/near-spot.ts';

/** The former address of the products of a metal that are sold at spot. */
export function loader({ params }: Route.LoaderArgs) {
  const metal = spotMetals.find((each) => each === params.metal);
  if (!metal) throw data(null, { status: 404 });
  return redirect(`/${metal}/${metal}-at-spot`, 301);
}
