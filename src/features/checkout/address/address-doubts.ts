import type { NewAddress } from '#api/account/addresses.ts';

/** What the carrier thinks of an address: how it would write it, and what it doubts. */
export type AddressQuestion = {
  typed: NewAddress;
  suggestion?: NewAddress;
  doubts: string[];
  /** The address that was checked: once it is changed, an answer is about another one. */
  checkedAs: string;
};
