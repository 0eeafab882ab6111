/** What the two contracts, or a contract and what was seen, mean for those who exchange messages. */
export type Verdict = 'breaking' | 'risky' | 'safe' | 'none';

/** What a client generated from the changed contract has to do to compile. */
export type CodeEffect = 'compile' | 'rename' | 'none';

/** Who sends the value that is refused: the client (`request`) or the server (`response`). */
export type Direction = 'request' | 'response' | 'both';

/**
 * How far the store depends on what a finding is about. `unused`: it never calls the operation.
 * `operation`: it calls it, but not with this. `field`: it reads or sends this very field,
 * parameter or value. `unknown`: nobody has looked.
 */
export type UsageGrade = 'unused' | 'operation' | 'field' | 'unknown';

/** What the store makes of a finding. The lists are in alphabetical order. */
export type Usage = {
  grade: UsageGrade;
  /** Field: where it is read or sent. Operation: where it is called. And what stops compiling. */
  files: Place[];
  /** Generated functions and hooks by which the store calls the operations. */
  functions?: string[];
  /** Addresses of the pages that come to it: `/product/:id/:name`. */
  screens?: string[];
  /** What the compiler says of the store with code generated from the revision. */
  errors?: (Place & { code: string; message: string })[];
  /** The same of mocks, tests and scripts. */
  elsewhere?: { errors: number; files: string[] };
};

/** Where something is written; lines and columns begin with 1. */
export type Place = { file: string; line: number; column: number };

/** What a leg has found, before it is known what the store makes of it. */
export type Drift = {
  /** The rule, e.g. `response-enum-grew`. */
  id: string;
  wire: Verdict;
  code: CodeEffect;
  direction: Direction;
  /** One line that names the thing. */
  title: string;
  /** Why that is so, in a sentence or two. */
  explanation: string;
  /** operationIds, in alphabetical order. One cause is one finding, however many it reaches. */
  operations: string[];
  /**
   * What the finding is about, as a JSON pointer into the document that `location` is in. `at` says
   * the same apart from where a schema happens to be written: `getProducts response 200 /dataList/total`.
   */
  pointer: string;
  at: string;
  location: Place;
  /** A value that one contract takes and the other refuses. Verified before it gets here. */
  witness?: {
    value: unknown;
    /** `sender`: nobody judged it, it was seen on the wire. */
    acceptedBy: 'base' | 'revision' | 'contract' | 'sender';
    refusedBy: 'base' | 'revision' | 'contract';
    reason: string;
  };
  /** How often it was seen, and a way to see it again without secrets. */
  seen?: { count: number; repeat?: string };
};

/** A finding as it is reported. Its JSON Schema is `report.schema.json`. */
export type Finding = Drift & {
  /** The same as long as the finding means the same, however the documents are written. */
  fingerprint: string;
  usage: Usage;
  known?: { reason: string; owner: string; until: string };
};

/** One way of looking for drift. It throws a `Refusal` for what it cannot read or reach. */
export type Leg<Options> = (options: Options) => Promise<Drift[]>;

/** Ends the command: 2 wrong usage, 3 a document that cannot be read, 4 a server out of reach. */
export class Refusal extends Error {
  readonly exitCode: 2 | 3 | 4;
  readonly location: Place | undefined;
  constructor(exitCode: 2 | 3 | 4, message: string, location?: Place) {
    super(message);
    this.exitCode = exitCode;
    this.location = location;
  }
}
