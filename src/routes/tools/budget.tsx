import { publicPage } from '#gateway/calls.server.ts';

import { prefetchSoftly, preloadSoftly } from '#api/cache/preload.ts';
import { priceRulesQuery } from '#api/cart/price-rules.ts';
import { budgetQuery } from '#api/catalog/budget.ts';
import { pageHead } from '#commerce/page/head.ts';
import { askedAt, budgetParameters } from '#features/tools/budget/budget-place.ts';
import { BudgetScreen } from '#features/tools/budget/budget-screen.tsx';

import type { Route } from './+types/budget.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(budgetParameters)];

/** Without an answer the form still stands, with what was entered. */
export function loader({ request }: Route.LoaderArgs) {
  return preloadSoftly(priceRulesQuery(), ...foundAt(request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetchSoftly(priceRulesQuery(), ...foundAt(request));
}

export function meta(args: Route.MetaArgs) {
  const description =
    'Name a sum. We count today’s prices, shipping and tax, and look for the most metal.';
  const crumbs = { trail: [], here: 'How much can I buy?' };
  return pageHead(args, crumbs.here, import.meta.env.SSR && { description, crumbs });
}

export default BudgetScreen;

function foundAt(request: Request) {
  const { place } = askedAt(new URL(request.url).searchParams);
  return place ? [budgetQuery(place)] : [];
}
