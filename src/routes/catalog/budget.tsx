import { publicPage } from '#gateway/calls.server.ts';

import { prefetch, preloadSoftly } from '#api/cache/preload.ts';
import { priceRulesQuery } from '#api/cart/price-rules.ts';
import { budgetQuery } from '#api/catalog/budget.ts';
import { askedAt, budgetParameters } from '#features/catalog/budget/budget-place.ts';
import { BudgetScreen } from '#features/catalog/budget/budget-screen.tsx';

import type { Route } from './+types/budget.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(budgetParameters)];

/** Without an answer the form still stands, with what was entered. */
export function loader({ request }: Route.LoaderArgs) {
  return preloadSoftly(priceRulesQuery(), ...foundAt(request));
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const parts = [priceRulesQuery(), ...foundAt(request)];
  await Promise.allSettled(parts.map((part) => prefetch(part)));
  return {};
}

export default BudgetScreen;

function foundAt(request: Request) {
  const { place } = askedAt(new URL(request.url).searchParams);
  return place ? [budgetQuery(place)] : [];
}
