/** The effect on messages, between two contracts or between a contract and observed traffic. */
export type Verdict = 'breaking' | 'risky' | 'safe' | 'none';

/** The effect on the code of clients that are generated from the changed contract. */
export type CodeEffect = 'compile' | 'rename' | 'none';

/** The sender of the refused value: the client (`request`) or the server (`response`). */
export type Direction = 'request' | 'response' | 'both';

/**
 * How far a client depends on the subject of a finding. `unused`: it never calls the operation.
 * `operation`: it calls the operation without using the subject. `field`: it reads or sends this
 * field, parameter or value. `unknown`: the client was not examined, or not understood.
 */
export type UsageGrade = 'unused' | 'operation' | 'field' | 'unknown';

/** A client's use of the subject of a finding. The lists are in alphabetical order. */
export type Usage = {
  grade: UsageGrade;
  /** The code is that of `--client`, and not that of the store. */
  of?: 'client';
  /** Places that read or send the field, or call the operation, and places that stop compiling. */
  files: Place[];
  /** Generated functions with which it calls the operations. */
  functions?: string[];
  /** Addresses of the pages that use it: `/product/:id/:name`. */
  screens?: string[];
  /** Compile errors of the store with code generated from the revision. */
  errors?: (Place & { code: string; message: string })[];
  /** Compile errors of mocks, tests and scripts. */
  elsewhere?: { errors: number; files: string[] };
};

/** A place in a file; lines and columns begin with 1. */
export type Place = { file: string; line: number; column: number };

/** A finding of a leg, before the use of it is known. */
export type Drift = {
  /** The rule, e.g. `response-enum-grew`. */
  id: string;
  wire: Verdict;
  code: CodeEffect;
  direction: Direction;
  /** One line that names the difference. */
  title: string;
  /** The reason, in a sentence or two. */
  explanation: string;
  /**
   * operationIds, in alphabetical order. One cause is one finding, for all operations that it
   * affects.
   */
  operations: string[];
  /**
   * The subject, as a JSON pointer into the document of `location`. `at` names it without the place
   * of the schema: `getProducts response 200 /dataList/total`.
   */
  pointer: string;
  at: string;
  location: Place;
  /** A value that one contract accepts and the other refuses, as verified by ajv. */
  witness?: {
    value: unknown;
    /** `sender`: the value was observed in traffic, and not judged by a contract. */
    acceptedBy: 'base' | 'revision' | 'contract' | 'sender' | 'consumer';
    refusedBy: 'base' | 'revision' | 'contract' | 'consumer';
    reason: string;
  };
  /** The number of occurrences, and a way to reproduce one without secrets. */
  seen?: { count: number; repeat?: string };
  /** The consumer by whose pact this is a finding. `pending`: all the interactions are. */
  consumer?: {
    name: string;
    pending?: boolean;
    interactions: { description: string; states: string[]; place: Place }[];
  };
};

/** A reported finding. Its JSON Schema is `report.schema.json`. */
export type Finding = Drift & {
  /** Identifies the finding, independent of how the documents are written. */
  fingerprint: string;
  usage: Usage;
  known?: { reason: string; owner: string; until: string };
};

/**
 * One way to find drift. It throws a `Refusal` for documents it cannot read and servers it cannot
 * reach.
 */
export type Leg<Options> = (options: Options) => Promise<Drift[]>;

/** Ends the command: 2 wrong usage, 3 a document that cannot be read, 4 a server out of reach. */
export class Refusal extends Error {
  readonly exitCode: 2 | 3 | 4 | 5;
  readonly location: Place | undefined;
  constructor(exitCode: 2 | 3 | 4 | 5, message: string, location?: Place) {
    super(message);
    this.exitCode = exitCode;
    this.location = location;
  }
}
