/**
 * One difference between an answer and the contract, in the shape of `npm run drift`'s reports. The
 * line in the contract is left out: a page cannot know it.
 */
export type DriftFinding = {
  /** The rule, e.g. `response-type`. */
  id: string;
  wire: 'breaking' | 'risky' | 'safe';
  code: 'none';
  direction: 'request' | 'response';
  title: string;
  explanation: string;
  /** operationIds; none for a call that the contract does not know. */
  operations: string[];
  /** JSON pointer to the response in the contract, or to all paths. */
  pointer: string;
  /** `getProducts response 200 /dataList/total`. */
  at: string;
};
