import { preload } from '#api/cache/preload.ts';
import { ownReviewsQuery } from '#api/reviews/own-reviews.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { loadAnew } from '#commerce/form/load-anew.ts';
import { forCustomer } from '#commerce/session/for-customer.ts';
import { privateHead } from '#commerce/page/head.ts';
import { OwnReviews } from '#features/product/reviews/own/own-reviews.tsx';

import type { Route } from './+types/own-reviews.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

export function loader({ request }: Route.LoaderArgs) {
  return forCustomer(request, () => preload(ownReviewsQuery()));
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadAnew(request, serverLoader);
}

export const meta: Route.MetaFunction = (args) => privateHead(args, 'Your reviews');

export default function OwnReviewsRoute() {
  return (
    <CustomersOnly heading="Your reviews">
      <OwnReviews />
    </CustomersOnly>
  );
}
