import { http } from 'msw';

import { artFile } from './art-file.ts';

/** Drawn pictures for the doors that go through MSW; the store's gateway draws them itself. */
export const images = http.get('*/images/*', ({ request }) => artFile(request));
