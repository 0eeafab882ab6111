import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { Refusal } from '../finding.ts';

const HELP = `COMMAND init [DOCUMENT]

Writes drift.config.yaml, with everything that can be set as comments, and an empty
drift-known.yaml into the working directory, and prints the lines for a pipeline. Files that are
there stay as they are. DOCUMENT is your OpenAPI document; openapi.yaml if it is left out.

  COMMAND init api/openapi.yaml
`;

const CONFIG = `# yaml-language-server: $schema=./node_modules/bullion-drift/policy/config.schema.json
# What this team decides about findings. The guide of bullion-drift tells more:
# node_modules/bullion-drift/guide.md

# Verdicts by rule or pattern: breaking, risky, safe or off. The last line that matches counts.
# "COMMAND explain" lists all rules.
# rules:
#   response-enum-grew: breaking
#   request-format-*: off

# Findings that do not count. Each needs a reason, and rule, operation, path or pointer.
# ignore:
#   - path: /internal/**
#     reason: only our own app calls it, and is released with the API
#     until: 2099-12-31

# Dates of what is removed: x-sunset and x-deprecated-since in the document.
# deprecation:
#   leastDays: 90
#   removed: safe
#   requireSunset: true

# The gravest verdict of changes by x-stability-level of an operation.
# stability:
#   draft: safe
#   alpha: safe
#   beta: breaking
#   unmarked: stable

# The code of your own client, whose use of the API is told with each finding.
# client:
#   folders: [apps/web]
#   sources: [src/**]
#   generated: [src/api/generated/**]

# Whether x-drift-ignore in the document counts.
# ignoreInDocuments: true
`;

const KNOWN = `# Drift that somebody has accepted until a day. The fingerprint is in every report.
#   - fingerprint: "135ea9d2d6945b6a"
#     reason: the notice moves with release 12
#     owner: Ida Berg, API team
#     until: 2099-12-31
known: []
`;

const PIPELINE = `
For GitHub Actions, in a job of pull requests:

- uses: actions/checkout@v4
  with: { fetch-depth: 0 }
- run: COMMAND spec "origin/$GITHUB_BASE_REF:DOCUMENT" DOCUMENT --format github

Anywhere else, after the main branch was fetched:

COMMAND spec origin/main:DOCUMENT DOCUMENT

The package has an Action that also writes a comment (action.yml), and a job for GitLab (gitlab.yml);
its guide.md tells how both are used.
`;

/** Writes the files that are not there yet, and says what to do with them. */
export async function init(
  args: string[],
  { command, cwd }: { command: string; cwd: string },
): Promise<string> {
  const { values, positionals } = parsed(args, command);
  if (values.help) return HELP.replaceAll('COMMAND', command);
  const [document = 'openapi.yaml', ...others] = positionals;
  if (others.length > 0)
    throw wrong(`init takes one DOCUMENT; also came: ${others.join(' ')}.`, command);
  const { loadDocument } = await import('../document/document.ts');
  // A document that cannot be read is told before anything is written.
  await loadDocument(join(cwd, document));
  const told = [
    await put('drift.config.yaml', CONFIG, { command, cwd }),
    await put('drift-known.yaml', KNOWN, { command, cwd }),
  ];
  const pipeline = PIPELINE.replaceAll('COMMAND', command).replaceAll('DOCUMENT', document);
  return `${told.join('\n')}\n${pipeline}`;
}

async function put(
  name: string,
  text: string,
  { command, cwd }: { command: string; cwd: string },
): Promise<string> {
  try {
    await writeFile(join(cwd, name), text.replaceAll('COMMAND', command), { flag: 'wx' });
    return `${name} is written.`;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return `${name} is there already, and stays as it is.`;
    throw new Refusal(2, `${name} cannot be written: ${code ?? message}.`);
  }
}

function parsed(args: string[], command: string) {
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const says = message.replace(/\. To specify a positional.*$/s, '').replace(/\.$/, '');
    throw wrong(`${says}.`, command);
  }
}

function wrong(message: string, command: string): Refusal {
  return new Refusal(2, `${message} Help: ${command} init --help`);
}
