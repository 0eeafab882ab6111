import { defineConfig } from 'orval';

import { queriesOf } from './scripts/generate/queries.ts';

/** Where the generated code goes; scripts/generate.ts writes beside generated/ first. */
const root = process.env['GENERATED'] ?? 'generated';
const input = `${root}/openapi.json`;

export default defineConfig({
  hooks: {
    input,
    output: {
      target: `${root}/hooks/index.ts`,
      schemas: `${root}/models`,
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      // No barrels: a screen imports the one feature it uses, and bundles nothing else.
      indexFiles: false,
      // A slash in an invoice number must not lead to another address.
      urlEncodeParameters: true,
      clean: true,
      mock: {
        // Without a locale the whole of faker, 800 kB, comes along.
        generators: [{ type: 'msw', locale: 'en', delay: false, useExamples: true }],
      },
      override: {
        mutator: { path: 'src/lib/request.ts', name: 'request' },
        fetch: { includeHttpResponseReturnType: false },
        ...queriesOf(input),
        mock: { exactOptional: true },
      },
    },
  },
  zod: {
    input,
    output: {
      target: `${root}/zod/index.ts`,
      mode: 'tags-split',
      client: 'zod',
      indexFiles: false,
      clean: true,
      override: {
        zod: {
          // Recursive schemas become z.lazy instead of unknown, and each schema is written once.
          generateReusableSchemas: true,
          generateDiscriminatedUnion: true,
          exactOptional: true,
          dateTimeOptions: { offset: true, local: true },
          generate: { param: true, query: true, header: true, body: true, response: true },
        },
      },
    },
  },
});
