import { data } from 'react-router';

import { answerTo, preload } from '#api/cache/preload.ts';
import { productQuery } from '#api/catalog/product.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { askByForm } from '#features/watchlist/ask-stock-alert.server.ts';
import { AskStockAlert } from '#features/watchlist/ask-stock-alert.tsx';

import type { Route } from './+types/ask-stock-alert.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';

export async function loader({ params }: Route.LoaderArgs) {
  return preload(productQuery(productIn(params)));
}

export function action({ request, params }: Route.ActionArgs) {
  return answerForm(request, (form) => askByForm(form, productIn(params)));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction);
}

function productIn({ id }: { id: string }): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 });
  return Number(id);
}

export default function AskStockAlertRoute({ params, loaderData }: Route.ComponentProps) {
  const product = answerTo(productQuery(Number(params.id)), loaderData);
  return product ? <AskStockAlert product={product} /> : null;
}
