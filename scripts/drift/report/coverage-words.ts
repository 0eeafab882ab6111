import type { Coverage, LeftOut, Share } from './report.ts';
import { plural } from './grammar.ts';

/** The most of what was not touched that is named where there is little room. */
const MOST_NAMED = 12;

const LEFT_OUT: Record<LeftOut['kind'], string> = {
  'other-hosts': 'to other hosts',
  pages: 'for pages',
  assets: 'for scripts, styles, images and fonts',
  framework: 'of a router or framework',
  beacons: 'beacons',
  preflights: 'preflights',
  outside: 'outside of the API’s own path',
  'not-there': 'to unknown paths, which the server refused as well',
  unanswered: 'without an answer',
};

/** One line of the table of coverage. */
type CoverageRow = {
  name: 'operations' | 'parameters' | 'statuses' | 'fields';
  seen: number;
  of: number;
  share: string;
  /** The first of what was not touched, and the number of the others. */
  untouched: string;
};

/** What all formats tell of coverage, each in its own look. */
type CoverageWords = {
  /** What was looked at. */
  caption: string;
  rows: CoverageRow[];
  /** What is no call of the API, by kind; and hosts, and what cannot be told. */
  remarks: string[];
};

export function coverageWords(coverage: Coverage, most = MOST_NAMED): CoverageWords {
  const { calls } = coverage;
  const names = ['operations', 'parameters', 'statuses', 'fields'] as const;
  return {
    caption: `How much of the contract ${plural(calls, 'call')} touched`,
    rows: names.map((name) => rowOf(name, coverage[name], most)),
    remarks: [foreignWords(coverage), ...coverage.notes].filter(Boolean),
  };
}

/** The same in lines, for formats without tables. */
export function coverageLines(coverage: Coverage): { caption: string; lines: string[] } {
  const { caption, rows, remarks } = coverageWords(coverage);
  const lines = rows.map(({ name, seen, of, share, untouched }) => {
    const rest = untouched && `; not touched: ${untouched}`;
    return `${name}: ${seen} of ${of} (${share})${rest}`;
  });
  return { caption, lines: [...lines, ...remarks] };
}

function rowOf(name: CoverageRow['name'], { seen, of, missing }: Share, most: number): CoverageRow {
  const shown = missing.slice(0, most);
  const more = of - seen - shown.length;
  const untouched = shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
  // Never 100 % as long as anything is untouched.
  const share = of === 0 ? '-' : `${Math.floor((seen / of) * 100)} %`;
  return { name, seen, of, share, untouched };
}

/** The exchanges that are no calls, by kind, the most frequent first. */
function foreignWords({ exchanges, foreign, leftOut }: Coverage): string {
  if (foreign === 0) return '';
  const kinds = leftOut
    .toSorted((one, other) => other.count - one.count)
    .map(({ kind, count }) => `${count} ${LEFT_OUT[kind]}`);
  return `No calls of the API: ${foreign} of ${plural(exchanges, 'exchange')}: ${kinds.join(', ')}.`;
}
