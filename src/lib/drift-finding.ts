/**
 * One way in which an answer is not what the contract says, in the shape in which `npm run drift`
 * reports everything. What a page cannot know, the line of the contract, is left out.
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
