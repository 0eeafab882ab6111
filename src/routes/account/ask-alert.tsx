import { data } from 'react-router';

import { answerTo, preload, preloadSoftly, softAnswerTo } from '#api/cache/preload.ts';
import { productQuery } from '#api/catalog/product.ts';
import { metalSpotsQuery, pricedMetals } from '#api/spot/metal-spot.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import type { AlertTarget } from '#commerce/alerts/alert-target.ts';
import { privateHead } from '#commerce/page/head.ts';
import { askByForm } from '#features/account/watchlist/ask-alert.server.ts';
import { AskProductAlert, AskSpotAlert } from '#features/account/watchlist/ask-alert.tsx';
import { isSignedIn } from '#lib/signed-in.ts';

import type { Route } from './+types/ask-alert.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';

export async function loader({ params }: Route.LoaderArgs) {
  const target = targetIn(params);
  return target.kind === 'spot'
    ? preloadSoftly(metalSpotsQuery())
    : preload(productQuery(target.productId));
}

/** The cookie tells a customer from a guest, also where the page was drawn for anybody. */
export function action({ request, params }: Route.ActionArgs) {
  const isCustomer = isSignedIn(request.headers.get('cookie'));
  return answerForm(request, (form) => askByForm(form, targetIn(params), isCustomer));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction);
}

/** The path of a form: /alert/stock/193711, /alert/price/225134 or /alert/spot/gold. */
function targetIn({ kind, about }: { kind: string; about: string }): AlertTarget {
  const metal = pricedMetals.find((name) => name === about);
  if (kind === 'spot' && metal) return { kind, metal };
  const isProduct = kind === 'stock' || kind === 'price';
  if (!isProduct || !/^[1-9]\d{0,8}$/.test(about)) throw data(null, { status: 404 });
  return { kind, productId: Number(about) };
}

export function meta(args: Route.MetaArgs) {
  if (args.error) return [];
  const { loaderData, params } = args;
  const target = targetIn(params);
  const about =
    target.kind === 'spot'
      ? `${target.metal} price`
      : loaderData && answerTo(productQuery(target.productId), loaderData)?.name;
  return privateHead(args, ['Tell me by email', ...(about ? [about] : [])]);
}

export default function AskAlert({ params, loaderData }: Route.ComponentProps) {
  const target = targetIn(params);
  if (target.kind === 'spot') {
    const spots = softAnswerTo(metalSpotsQuery(), loaderData);
    return <AskSpotAlert metal={target.metal} askCents={spots?.[target.metal]?.askCents} />;
  }
  const product = answerTo(productQuery(target.productId), loaderData);
  return product ? <AskProductAlert kind={target.kind} product={product} /> : null;
}
