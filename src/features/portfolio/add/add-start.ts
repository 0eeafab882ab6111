import type { Chosen } from './kept-piece.ts';

/** What the form begins with: `today` is an ISO 8601 date, `key` names this form for the API. */
export type AddStart = {
  customerId: string;
  today: string;
  key: string;
  /** The product of the address. */
  chosen: Chosen | undefined;
};
