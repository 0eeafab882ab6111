import { setupServer } from 'msw/node';

import { images } from './art/images.ts';
import { handlers } from './handlers.ts';

/**
 * The mock backend for tests that run in Node and call `fetch`. Every request has to be one the
 * contract knows: anything else fails the test instead of going out.
 *
 * ```ts
 * beforeAll(() => openBackend());
 * afterAll(() => closeBackend());
 * ```
 */
export const server = setupServer(images, ...handlers);

export function openBackend(): void {
  server.listen({ onUnhandledFrame: 'error' });
}

export function closeBackend(): void {
  server.close();
}
