/**
 * `npm run place-orders`: a hundred orders on a failing network. Vite runs it, since the code of the
 * store asks `import.meta.env` where it runs.
 */
import { runnerImport } from 'vite';

import type * as FailingNetwork from './orders-on-failing-network.ts';

const { module } = await runnerImport<typeof FailingNetwork>(
  './scripts/orders-on-failing-network.ts',
  { define: { __MOCK__: 'true' } },
);
const network = { orders: 100, failing: 0.3, latencyMs: 3_000, patience: 1 };
const tally = await module.placeOrders(network);
const { placed, lost, doubled, presses, calls, failures, seconds } = tally;
console.log(
  [
    `${network.orders} orders, ${network.failing * 100}% of calls failing, ${network.latencyMs} ms each way`,
    `placed once ${placed}, lost ${lost}, doubled ${doubled}`,
    `${calls} calls, ${failures} failed (${Math.round((failures / calls) * 100)}%), ${presses} presses of the button`,
    `${seconds.toFixed(1)} s`,
  ].join('\n'),
);
process.exit(placed === network.orders && lost === 0 && doubled === 0 ? 0 : 1);
