import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';

import { answerTo, brought, type Preloaded } from '#api/cache/preload.ts';
import { createQueryClient } from '#api/cache/query-client.ts';
import { spotQuery, type Spot } from '#api/spot/spot.ts';
import { NearConnect } from '#features/site/newsletter/near-connect.tsx';
import { SpotPrices } from '#features/market/spot/spot-rail.tsx';

type Markup = Readonly<Record<string, string>>;

let connect: string | undefined;
let rail: { spot: string; markup: string } | undefined;

/**
 * The markup of parts that are the same for everybody: rendering them is a sixth of a cart's time.
 * It depends on the published prices of the root's data and on nothing else of a request.
 */
export function keptHtml(root: Preloaded): Markup {
  connect ??= renderToString(<NearConnect />);
  const spot = pricesIn(root);
  return spot ? { connect, 'spot-rail': railOf(JSON.stringify(spot), root) } : { connect };
}

/** `undefined` if there are none, or if they cannot be read: the page says so itself. */
function pricesIn(root: Preloaded): Spot | undefined {
  try {
    return answerTo(spotQuery(), root);
  } catch {
    return undefined;
  }
}

function railOf(spot: string, root: Preloaded): string {
  if (rail?.spot !== spot) rail = { spot, markup: rendered(<SpotPrices />, root) };
  return rail.markup;
}

function rendered(part: ReactNode, loaded: Preloaded): string {
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <HydrationBoundary state={brought(loaded)}>
        <StaticRouter location="/">{part}</StaticRouter>
      </HydrationBoundary>
    </QueryClientProvider>,
  );
}
