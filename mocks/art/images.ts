import { http } from 'msw';

import { artFile } from './art-file.ts';

/** Drawn pictures for `node.ts` and `browser.ts`; `server.ts` draws them without MSW. */
export const images = http.get('*/images/*', ({ request }) => artFile(request));
