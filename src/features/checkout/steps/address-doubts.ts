import type { NewAddress } from '#api/account/addresses.ts';

/** The carrier's check of an address: a suggested spelling, and its doubts. */
export type AddressQuestion = {
  typed: NewAddress;
  suggestion?: NewAddress;
  doubts: string[];
  /** The key of the checked address: an answer does not apply to a changed address. */
  checkedAs: string;
};
