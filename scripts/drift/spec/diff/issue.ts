import type { Node } from '../../document/node.ts';
import type { CodeEffect, Direction, Verdict } from '../../finding.ts';
import type { Change, Effect } from '../compare/change.ts';
import type { Parts, Reading } from '../schema/shape.ts';

/** The bodies in which a value can show the difference, and the way from there to the schemas. */
export type Evidence = {
  base: { reading: Reading; parts: Parts };
  revision: { reading: Reading; parts: Parts };
  change: Change;
};

/** One difference and the nearest place of those in which it is found. Several may have one cause. */
export type Issue = {
  /** The rule's id. */
  id: string;
  wire: Verdict;
  code: CodeEffect;
  direction: Direction;
  effect: Effect;
  operation: string;
  /** All operations in which it is found. */
  operations: Set<string>;
  /** The place without the path inside the body: `response 200`. */
  place: string;
  path: string[];
  what: string;
  base?: Node;
  revision?: Node;
  evidence?: Evidence;
};

/** The place in the exchange: `getProducts response 200 /dataList/total`. */
export function atOf({ operation, place, path }: Issue): string {
  const way = path.length > 0 ? ` ${path.map((name) => `/${name}`).join('')}` : '';
  return `${operation}${place === '' ? '' : ` ${place}`}${way}`;
}
