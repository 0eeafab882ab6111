import type { Drift } from '../finding.ts';
import type { Ignore } from './config.ts';

/** A finding for each entry whose last day has passed: it ignores nothing any more. */
export function expiredDrifts(
  entries: Pick<Ignore, 'until' | 'reason' | 'place'>[],
  today: string,
): Drift[] {
  return entries.flatMap(({ until, reason, place }): Drift[] => {
    if (until === undefined || until >= today) return [];
    return [
      {
        id: 'ignore-expired',
        wire: 'none',
        code: 'none',
        direction: 'both',
        title: `The ignored drift of ${place.file}:${place.line} has expired on ${until}`,
        explanation: `It was ignored since: ${reason}. Mend it, or agree on a new day.`,
        operations: [],
        pointer: '',
        at: `ignored until ${until}: ${reason}`,
        location: place,
      },
    ];
  });
}
