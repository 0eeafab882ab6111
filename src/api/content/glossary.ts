import { asked } from '#api/cache/asked.ts';
import { getGetGlossaryQueryOptions } from '#generated/hooks/content/content.ts';
import type { GlossaryResponse } from '#generated/models/glossaryResponse.ts';
import type { GlossaryTerm } from '#generated/models/glossaryTerm.ts';

export type { GlossaryTerm };

/** The words of the trade by alphabet. They change seldom: taken as current for an hour. */
export function glossaryQuery() {
  return asked(
    getGetGlossaryQueryOptions({
      query: { staleTime: 3_600_000, select: ({ data }: GlossaryResponse) => data },
    }),
  );
}
