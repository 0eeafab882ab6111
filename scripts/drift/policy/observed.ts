import type { Direction, Verdict } from '../finding.ts';

/** A finding that is not about two documents: its verdict may depend on what is seen. */
export type Observed = { id: string; wire: Verdict; direction: Direction; says: string };

type Row = [id: string, wire: Verdict, says: string];

/** Findings in recorded traffic and on running servers. */
const TRAFFIC: Row[] = [
  ['operation-undocumented', 'breaking', 'A call that the contract does not describe.'],
  ['security-not-enforced', 'risky', 'A secured operation succeeds without a token.'],
  ['request-parameter-missing', 'breaking', 'The contract requires this parameter.'],
  ['request-parameter-refused', 'breaking', 'The contract refuses this value.'],
  ['request-parameter-renamed', 'breaking', 'Sent in another spelling; risky if it is optional.'],
  ['request-parameter-undeclared', 'risky', 'The contract does not know this parameter.'],
  ['request-body-missing', 'breaking', 'The contract requires a body.'],
  ['request-body-unexpected', 'risky', 'The contract knows no body here.'],
  ['request-body-unreadable', 'breaking', 'The body is not what its media type says.'],
  ['request-media-type', 'breaking', 'The contract does not know this media type.'],
  ['request-part-media-type', 'breaking', 'A part of the form has another media type.'],
  ['request-field-missing', 'breaking', 'The contract requires this field.'],
  ['request-field-refused', 'breaking', 'The contract refuses fields that it does not name.'],
  ['request-field-renamed', 'risky', 'Sent in another spelling, which servers do not read.'],
  ['request-field-undeclared', 'risky', 'Servers that follow the contract do not read it.'],
  ['request-read-only', 'risky', 'Only the server sets this field.'],
  ['request-type', 'breaking', 'The value has another type.'],
  ['request-value-unknown', 'breaking', 'The value is not among those of the contract.'],
  ['request-value-refused', 'breaking', 'The value is outside a limit of the contract.'],
  ['response-status-undocumented', 'breaking', 'Clients have nothing ready for this status.'],
  ['response-header-missing', 'breaking', 'The contract says that this header always comes.'],
  ['response-header-refused', 'breaking', 'The contract refuses the value of this header.'],
  ['response-body-missing', 'breaking', 'A client that parses the answer fails.'],
  ['response-body-unexpected', 'risky', 'Breaking with a status that allows no body.'],
  ['response-body-unreadable', 'breaking', 'The body is not what its media type says.'],
  ['response-media-type', 'breaking', 'Clients choose how to read an answer by its media type.'],
  ['response-media-type-missing', 'risky', 'Clients have to guess how to read the answer.'],
  ['response-field-missing', 'breaking', 'The contract says that this field always comes.'],
  ['response-field-refused', 'breaking', 'The contract refuses fields that it does not name.'],
  ['response-field-renamed', 'risky', 'It came in another spelling: another name to clients.'],
  ['response-field-undeclared', 'safe', 'The contract allows it, and clients do not know it.'],
  ['response-write-only', 'risky', 'The contract says that it never comes; often it is a secret.'],
  ['response-type', 'breaking', 'The value has another type.'],
  ['response-value-unknown', 'breaking', 'The value is not among those of the contract.'],
  ['response-value-refused', 'breaking', 'The value is outside a limit of the contract.'],
];

const CONSUMERS: Row[] = [
  ['request-token-missing', 'risky', 'The contract asks for a token; verifiers may add one.'],
  ['request-accept-refused', 'risky', 'The answer has no media type that the consumer accepts.'],
  ['expected-status-undeclared', 'breaking', 'The contract does not know the expected status.'],
  ['expected-media-type', 'breaking', 'The contract has other media types for this answer.'],
  ['expected-body-undeclared', 'breaking', 'The contract has no body for this answer.'],
  ['expected-field-refused', 'breaking', 'The contract allows no such field.'],
  ['expected-field-undeclared', 'risky', 'The contract allows the field, and does not promise it.'],
  ['expected-field-optional', 'risky', 'Servers may leave the expected field out.'],
  ['expected-write-only', 'breaking', 'Servers never send the expected field.'],
  ['expected-type', 'breaking', 'The contract has another type than the consumer expects.'],
  ['expected-value-refused', 'breaking', 'Servers never send the expected value.'],
  [
    'expected-example-refused',
    'risky',
    'Servers never send the example; its matcher takes others.',
  ],
  ['expected-value-open', 'risky', 'Servers may send values that the matcher does not take.'],
  ['expected-text-open', 'risky', 'The contract allows any text, the matcher only some.'],
  ['expected-header-undeclared', 'risky', 'The contract does not name the expected header.'],
  ['expected-header-optional', 'risky', 'Servers may leave the expected header out.'],
  [
    'expected-header-refused',
    'breaking',
    'Servers never send that header so; risky if a matcher takes others.',
  ],
];

const SERVERS: Row[] = [
  ['live-server-error', 'breaking', 'A call as the contract says fails with 5xx.'],
  ['live-valid-refused', 'breaking', 'The server refuses what the contract allows.'],
  ['live-timeout', 'breaking', 'A client waits in vain.'],
  ['live-broken-off', 'breaking', 'The server breaks the connection off.'],
  ['live-token-not-asked', 'breaking', 'The contract wants a token; the server does not.'],
  ['live-bad-value-fails', 'breaking', 'A value that is not allowed makes the server fail.'],
  ['live-bad-value-taken', 'risky', 'The server takes a value that the contract refuses.'],
  [
    'live-method-taken',
    'risky',
    'With --probe-methods: it answers a method that the contract lacks.',
  ],
];

const PROJECT: Row[] = [
  ['mock-missing', 'breaking', 'The operation has no generated fake.'],
  ['mock-answer-refused', 'breaking', 'The contract refuses an answer of the mock backend.'],
  ['mock-fake-refused', 'breaking', 'The contract refuses an answer of the generated fake.'],
  ['mock-status-undeclared', 'breaking', 'The mock backend answers with an unknown status.'],
  ['mock-media-type-undeclared', 'breaking', 'The mock backend answers with an unknown type.'],
  ['validators-disagree', 'risky', 'One validator refuses what the other takes.'],
  ['generated-stale', 'breaking', 'Generated code is not what the contract says.'],
  ['generated-missing', 'breaking', 'The operation has no generated code.'],
  ['clients-differ-method', 'risky', 'The two generated clients send other methods.'],
  ['clients-differ-path', 'risky', 'The two generated clients send to other paths.'],
  ['clients-differ-query', 'risky', 'The two generated clients send other queries.'],
  ['clients-differ-headers', 'risky', 'The two generated clients send other headers.'],
  ['clients-differ-body', 'risky', 'The two generated clients send other bodies.'],
];

const UPKEEP: Row[] = [
  ['stability-lowered', 'breaking', 'The operation promises less; risky if it was not stable.'],
  ['known-unmatched', 'none', 'An entry of the known file matches nothing any more.'],
  ['ignore-expired', 'none', 'The last day of an entry that ignores findings has passed.'],
  ['known-expired', 'none', 'The last day of an entry of the known file has passed.'],
];

const SIDES = new Map<string, Direction>([
  ['request', 'request'],
  ['response', 'response'],
  ['expected', 'response'],
]);

export const OBSERVED_GROUPS: [string, Observed[]][] = [
  ['Recorded traffic and running servers (har, live); requests of pacts', TRAFFIC.map(observed)],
  ['Consumers (pact)', CONSUMERS.map(observed)],
  ['Running servers (live)', SERVERS.map(observed)],
  ['Code of the project (mocks, generated)', PROJECT.map(observed)],
  ['Policy: stability and exceptions', UPKEEP.map(observed)],
];

function observed([id, wire, says]: Row): Observed {
  const [side] = id.split('-', 1);
  const direction = SIDES.get(side ?? '') ?? 'both';
  return { id, wire, direction, says };
}
