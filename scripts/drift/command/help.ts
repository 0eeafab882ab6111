import type { Host } from './host.ts';
import type { LegName } from './options.ts';

const COMMAND = `Has an API drifted from its OpenAPI contract, and what does that break?

  npm run drift -- spec [OLD] NEW        what a changed document breaks
  npm run drift -- har FILE...           recorded traffic against the contract
  npm run drift -- pact FILE...          what consumers rely on, by their pacts
  npm run drift -- live URL              a running server against the contract
  npm run drift -- mocks                 the mock backend against the contract
  npm run drift -- generated             generated code: fresh, complete, both clients alike
  npm run drift -- all [REVISION] [--live URL] [--har FILE]... [--pact FILE]...
                                         everything, one report
  npm run drift -- explain [RULE]        what a rule means, and how to make the change safely
  npm run drift -- init [DOCUMENT]       writes a configuration to begin with
  npm run drift -- LEG --help            more about one of them
`;

const COMMON = `Options
  --base FILE        the contract; DEFAULT
                     A document is a file, or GIT-REVISION:PATH, e.g. main:openapi.yaml
  --overlay FILE     an OpenAPI overlay for each document before it is read; may come again.
                     --overlay-base and --overlay-revision are for one of the two
  --allow-network[=HOST,HOST...]
                     also fetches https:// documents and what they refer to, from these hosts or
                     from every public one
  --fail-on WHAT     breaking (default), risky, any or none: the least that exits with 1
  --client DIR       your own code, with the client that orval, openapi-typescript or hey-api generated
                     in it: each finding tells where it is used, and one on an operation that is
                     never called does not fail; may come again
  --ignore-usage     judge as if USER used every operation and field
  --known FILE       drift that somebody has accepted; default drift-known.yaml, if it is there
  --config FILE      verdicts of rules, and what is ignored; default drift.config.yaml, if it is
                     there. --no-config reads none
  --format NAME      human (default), json, html, markdown (a comment), changelog (what has changed
                     for clients; spec), junit, sarif or github
  --output FILE      write the report there instead of printing it
  --also FORMAT=FILE write it there in another format too; may come again
  --only-files LIST  format github: annotate only the files in this list, one a line, as those of a
                     pull request; the others are summed up in one notice

Verdicts
  breaking           something fails that worked: a request refused, an answer that is not understood
  risky              likely to fail, not bound to
  safe               a difference that nobody has to act on
  none               the same exchanges are allowed

Exit codes
  0  nothing at or above --fail-on      4  the server cannot be reached
  1  findings                           5  incomplete: a leg of all could not be run, the time of
                                           spec was over, or no traffic was the API's
  2  wrong usage or configuration      70  drift itself has failed
  3  a document cannot be read
`;

const EACH: Record<LegName, string> = {
  spec: `npm run drift -- spec [OLD] NEW [--base FILE] [--timeout SECONDS]

Compares two documents, YAML or JSON, Swagger 2.0 or OpenAPI 3, in one file or several. What only
looks different (order, references, spelling) is no finding. A finding on an operation that USER
never calls is told, and does not fail unless --ignore-usage.

  --timeout SECONDS  for the whole comparison; default no limit. When it is over, the report names what
                     was left out, and the command ends with 5, whatever was found. Documents are
                     read to the end
  DRIFT_PROFILE=1    environment: prints the seconds of each phase, memory and counts to standard error

  npm run drift -- spec today.yaml next.yaml
  npm run drift -- spec next.yaml --base today.yaml --ignore-usage --format json
  npm run drift -- spec openapi.yaml --base main:openapi.yaml
`,
  har: `npm run drift -- har FILE... [--origin ORIGIN]

Holds recorded traffic against the contract: HAR 1.2 (what a browser's network panel saves), JSON
Lines with one exchange a line, or the store's own .contract-reports.jsonl. Equal findings are one,
with a count. Tokens, cookies, e-mail addresses and card numbers are never printed. Pages, assets and
what a framework asks for are no calls: they are counted by kind. If nothing is a call of the API, the
command ends with 5.

  --origin ORIGIN    where the API is, such as https://api.example.com; may come again. Without it:
                     the hosts that the contract names, else all to which a call came

  {"request":{"method":"GET","url":"/api/UI/GetMenu","headers":{}},
   "response":{"status":200,"headers":{"content-type":"application/json"},"body":{"data":[]}}}

  npm run drift -- har session.har
  npm run drift -- har monday.ndjson tuesday.ndjson --fail-on risky
`,
  pact: `npm run drift -- pact FILE... [--provider NAME]

Holds pacts (versions 1 to 4 of the Pact specification) against the contract: is what a consumer
sends allowed, and is what it expects in return promised? FILE is a pact, or a folder of them. Does
a new document break these consumers: name it with --base. Messages and what needs a plugin are
counted, and not looked at.

  --provider NAME    only pacts with this provider

  npm run drift -- pact pacts --base next.yaml
`,
  live: `npm run drift -- live URL [--allow-writes] [--probe-methods] [--rate N]
                       [--timeout SECONDS]

Calls the operations of the contract on a running server, with values from its examples and schemas
and from earlier answers, and checks status, media type, headers and body; then what the contract
says about errors: no token, a bad value, a missing parameter. What was not tried is in the report.

  --allow-writes     also POST, PUT, PATCH and DELETE. Without it only GET and HEAD are sent, to paths
                     that have them, and one OPTIONS to see whether the server is there
  --probe-methods    also a method that a path does not have, such as GET where there is only POST:
                     a careless server may act on it
  --rate N           at most N calls a second; default no limit
  --timeout SECONDS  for one call; default 10
  DRIFT_TOKEN        environment: the bearer token for secured operations. Never printed

  DRIFT_TOKEN=… npm run drift -- live https://staging.example.com --rate 5
`,
  mocks: `npm run drift -- mocks

Asks the mock backend and the generated fakes for every operation and declared status, over many
seeds and scenarios, and has two validators judge the answers. Needs a checkout of the store.
`,
  generated: `npm run drift -- generated

Checks that generated code is fresh and complete, and that both generated clients put the same
method, URL, headers and body on the wire. Needs a checkout of the store.
`,
  all: `npm run drift -- all [REVISION] [--live URL] [--har FILE]... [--pact FILE]...

Runs HOST_LEGSspec when there is a REVISION, live, har and pact when
they are named, and makes one report of it. Options of live and har are taken too; --timeout is for
one call.
`,
};

/** Lines that tell of the legs of a host. */
const OF_A_HOST = /^ {2}npm run drift -- (?:mocks|generated) .*\n/gm;

/** Lines that a host with its own code does not have. */
const OF_A_CLIENT = /^ {2}--client DIR(?:.*\n {21}.*)*\n/gm;

/** The text of `--help`, for the command or for one leg. */
export function helpText(
  topic: LegName | 'command',
  { command, base, legs, usageOf }: Host,
): string {
  const text = `${topic === 'command' ? COMMAND : EACH[topic]}\n${COMMON}`;
  return text
    .replaceAll(legs ? /(?!)/g : OF_A_HOST, '')
    .replaceAll(usageOf || topic === 'pact' ? OF_A_CLIENT : /(?!)/g, '')
    .replace('HOST_LEGS', legs ? 'mocks and generated, ' : '')
    .replaceAll('USER', usageOf ? 'the store' : 'the client')
    .replaceAll(/npm run drift --(?= )/g, command)
    .replace('DEFAULT', base ? `default ${base}` : 'spec OLD NEW has it as OLD');
}
