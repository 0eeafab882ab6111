/**
 * `npm run place-orders`: a hundred orders on a failing network. Vite runs it, since the code of the
 * store asks `import.meta.env` where it runs.
 */
import { runnerImport } from 'vite';

import type * as OrdersOnBadRoads from './orders-on-bad-roads.ts';

const { module } = await runnerImport<typeof OrdersOnBadRoads>('./scripts/orders-on-bad-roads.ts');
const roads = { orders: 100, failing: 0.3, latencyMs: 3_000, patience: 1 };
const tally = await module.placeOrders(roads);
const { placed, lost, doubled, presses, calls, failures, seconds } = tally;
console.log(
  [
    `${roads.orders} orders, ${roads.failing * 100}% of calls failing, ${roads.latencyMs} ms each way`,
    `placed once ${placed}, lost ${lost}, doubled ${doubled}`,
    `${calls} calls, ${failures} failed (${Math.round((failures / calls) * 100)}%), ${presses} presses of the button`,
    `${seconds.toFixed(1)} s`,
  ].join('\n'),
);
process.exit(placed === roads.orders && lost === 0 && doubled === 0 ? 0 : 1);
