/**
 * A process that serves the built store on a free port and prints its address. `STILL_AT` stops its
 * clock at that instant, so that two answers can be compared byte for byte.
 */
import { mock } from 'node:test';

import { builtStore } from '../../scripts/built-store.ts';

const stillAt = process.env['STILL_AT'];
if (stillAt) mock.timers.enable({ apis: ['Date'], now: new Date(stillAt) });
const { serve, stopOnSignals } = await builtStore();
const { url, stop } = await serve(0);
stopOnSignals(stop);
console.log(url);
