import { setupWorker } from 'msw/browser';

import { images } from './art/images.ts';
import { handlers } from './handlers.ts';

/**
 * The mock backend inside a page, for pages without the store's own server such as a component
 * workbench: `await worker.start({ onUnhandledFrame: 'bypass' })`. The page has one visitor, whose
 * state lasts until the page is closed.
 */
export const worker = setupWorker(images, ...handlers);
