import { setupServer } from 'msw/node';

import { images } from './art/images.ts';
import { handlers } from './handlers.ts';

/**
 * The mock backend for tests of components: `beforeAll(openBackend)` opens it, and Vitest closes it
 * with what is returned. Every request has to be one the contract knows: anything else fails the
 * test instead of going out.
 */
export function openBackend(): () => void {
  const server = setupServer(images, ...handlers);
  server.listen({ onUnhandledFrame: 'error' });
  return () => server.close();
}
