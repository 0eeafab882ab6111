import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const COMMAND = join(dirname(import.meta.dirname), 'bin/drift.js');

/** `npx` runs this checkout, and tells with which words. */
const NPX = `#!/bin/sh
echo "$*" >> "$STAGE/npx.log"
[ "$2" = missing ] && exit 1
shift 2
exec "${process.execPath}" "${COMMAND}" "$@"
`;
const GH = `#!/bin/sh
echo "$*" >> "$STAGE/gh.log"
[ -f "$STAGE/gh.fails" ] && exit 1
for word in "$@"; do case $word in body=@*) cp "\${word#body=@}" "$STAGE/body";; esac; done
case "$*" in
  *PATCH*|*POST*) ;;
  *"/files?"*) cat "$STAGE/files" ;;
  *) command -v jq > /dev/null || exit 0
     for word in "$@"; do filter=$word; done; jq -r "$filter" "$STAGE/comments" ;;
esac
`;
const CURL = `#!/bin/sh
echo "$*" >> "$STAGE/curl.log"
case "$*" in
  *PUT*|*POST*) cp drift.md "$STAGE/body" ;;
  */user) printf '{"id":7}' ;;
  *page=1) cat "$STAGE/comments" ;;
  *) printf '[]' ;;
esac
`;

const OLD = `openapi: 3.1.0
info: { title: Coins, version: '1' }
paths:
  /coins:
    get:
      operationId: getCoins
      parameters:
        - { name: q, in: query, schema: { type: string, maxLength: 20 } }
      responses: { '204': { description: Done. } }
`;

export type Ended = { code: number; out: string };

/** A repository whose document has changed since its only commit, and commands that only pretend. */
export function stageFor() {
  const stage = mkdtempSync(join(tmpdir(), 'drift-ci-'));
  const repository = join(stage, 'repository');
  mkdirSync(join(stage, 'bin'));
  mkdirSync(repository);
  for (const [name, text] of Object.entries({ npx: NPX, gh: GH, curl: CURL })) {
    writeFileSync(join(stage, 'bin', name), text);
    chmodSync(join(stage, 'bin', name), 0o755);
  }
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();
  git('init', '--quiet');
  git('remote', 'add', 'origin', `file://${join(repository, '.git')}`);
  writeFileSync(join(repository, 'openapi.yaml'), OLD);
  git('add', '.');
  git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '--quiet', '-m', 'old');
  writeFileSync(join(repository, 'openapi.yaml'), OLD.replace('20', '10'));

  const put = (name: string, text: string) => writeFileSync(join(stage, name), text);
  const read = (name: string) =>
    existsSync(join(stage, name)) ? readFileSync(join(stage, name), 'utf8') : '';
  const path = [join(stage, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter);
  const run = (script: string, env: Record<string, string>, args: string[]): Promise<Ended> =>
    new Promise((resolve) => {
      const all = { PATH: path, HOME: stage, STAGE: stage, ...env };
      execFile('bash', [...args, '-c', script], { cwd: repository, env: all }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out: out + err }),
      );
    });
  return { stage, repository, sha: git('rev-parse', 'HEAD'), put, read, run, old: OLD };
}
