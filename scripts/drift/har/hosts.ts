import type { Contract } from '../exchange/contract.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { collector, type Difference } from '../exchange/report-issue.ts';
import type { Drift } from '../finding.ts';
import type { LeftOutKind } from './left-out.ts';

/**
 * What came to one host. Whether it is a host of the API is known at the end only, and so is
 * whether it serves the pages of a website beside the API.
 */
export type Tally = {
  host: string;
  exchanges: number;
  /** Requests that match an operation of the contract. */
  calls: number;
  left: Map<LeftOutKind, number>;
  /** Calls that the contract does not have: below the API's own path, and elsewhere. */
  below: Pending;
  elsewhere: Pending;
};

type Pending = {
  count: () => number;
  add: (difference: Difference, exchange: Exchange) => void;
  drifts: () => Drift[];
};

/** The tallies of all hosts, in the order of their first requests. */
export function talliesOf(contract: Contract) {
  const tallies = new Map<string, Tally>();
  return {
    of(host: string): Tally {
      const known = tallies.get(host);
      if (known) return known;
      const fresh: Tally = {
        host,
        exchanges: 0,
        calls: 0,
        left: new Map(),
        below: pending(contract),
        elsewhere: pending(contract),
      };
      tallies.set(host, fresh);
      return fresh;
    },
    all: () => [...tallies.values()],
  };
}

export function leave({ left }: Pick<Tally, 'left'>, kind: LeftOutKind, count = 1): void {
  if (count > 0) left.set(kind, (left.get(kind) ?? 0) + count);
}

function pending(contract: Contract): Pending {
  const { tell, drifts } = collector(contract);
  let count = 0;
  return {
    count: () => count,
    add: (difference, exchange) => {
      count += 1;
      tell(difference, exchange);
    },
    drifts,
  };
}

/** Whether a website has its pages there: what is outside of the API's own path is the website's. */
export function isWebsite({ left }: Tally): boolean {
  return (['pages', 'assets', 'framework'] as const).some((kind) => left.has(kind));
}
