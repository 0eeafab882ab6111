import type { Mismatch } from './check.ts';

/**
 * Handles a mismatch in production: does nothing until you put a call of your own monitoring
 * here. It runs in browsers and on the server, when there is time, once for each operation and
 * field of a visit; what it throws is ignored.
 */
export function reportMismatch(_mismatch: Mismatch): void {}
