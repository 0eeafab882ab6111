import createFetchClient from 'openapi-fetch';
import createQueryClient from 'openapi-react-query';

import type { paths } from '../generated/schema';

export const client = createFetchClient<paths>({ baseUrl: 'https://coins.example.com' });
export const $api = createQueryClient(client);
