import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';

import { stageFor, type Ended } from './stage.ts';

type Step = { id?: string; if?: string; run: string; env: Record<string, string> };
type Action = {
  inputs: Record<string, { default?: string }>;
  outputs: Record<string, { value: string }>;
  runs: { steps: Step[] };
};
type GitLab = Record<string, { variables: Record<string, string>; script: string[] }>;

const FOLDER = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const action = parse(read('action.yml')) as Action;
const gitlab = parse(read('gitlab.yml')) as GitLab;
/** The program that GitHub's own command has inside. */
const hasJq = spawnSync('jq', ['--version']).status === 0;
/** The options with which GitHub starts a shell. */
const HOW = ['--noprofile', '--norc', '-eo', 'pipefail'];
const MARKER = '<!-- bullion-drift spec -->';

function comment(id: number, type: string, body: string) {
  return { id, user: { type }, body };
}

let stage: ReturnType<typeof stageFor>;
beforeEach(() => {
  stage = stageFor();
});
afterEach(() => rmSync(stage.stage, { recursive: true }));

/** Runs the steps of the Action as GitHub does, for a pull request. */
async function runAction(inputs: Record<string, string>, event: Record<string, string> = {}) {
  const values: Record<string, string> = {
    'github.token': 'secret',
    'github.event.pull_request.base.sha': stage.sha,
    'github.event.pull_request.number': '12',
    ...event,
  };
  const valueOf = (text: string) =>
    text.replaceAll(/\$\{\{ (\S+) \}\}/g, (_, name: string) => values[name] ?? '');
  for (const [name, { default: usual = '' }] of Object.entries(action.inputs)) {
    values[`inputs.${name}`] = inputs[name] ?? valueOf(usual);
  }
  let last: Ended = { code: 0, out: '' };
  for (const { id, run, env, ...step } of action.runs.steps) {
    if (last.code !== 0 || !holds(step.if, values)) continue;
    stage.put('output', '');
    const own = Object.fromEntries(Object.entries(env).map(([key, text]) => [key, valueOf(text)]));
    const { code, out } = await stage.run(run, { ...ofGitHub(), ...own }, HOW);
    last = { code, out: last.out + out };
    for (const line of stage.read('output').split('\n')) {
      const [name = '', value = ''] = line.split(/=(.*)/s);
      values[`steps.${id}.outputs.${name}`] = value;
    }
  }
  const outputs = Object.entries(action.outputs).map(([name, { value }]) => [name, valueOf(value)]);
  return { ...last, outputs: Object.fromEntries(outputs) as Record<string, string> };
}

function ofGitHub(): Record<string, string> {
  return {
    GITHUB_ACTION_PATH: FOLDER,
    GITHUB_OUTPUT: join(stage.stage, 'output'),
    GITHUB_STEP_SUMMARY: join(stage.stage, 'summary'),
    GITHUB_REPOSITORY: 'coins/api',
    RUNNER_TEMP: stage.stage,
  };
}

/** A condition of a step: equations that are joined by `&&`. */
function holds(condition = '', values: Record<string, string>): boolean {
  return condition.split(' && ').every((part) => {
    const [, name = '', sign, value] = /^(\S+) ([!=]=) '(.*)'$/.exec(part) ?? [];
    return part === '' || ((values[name] ?? '') === value) === (sign === '==');
  });
}

test('the Action annotates, names its files, begins a comment, and fails at last', async () => {
  stage.put('files', 'openapi.yaml\n');
  stage.put('comments', '[]');
  const { code, out, outputs } = await runAction({ revision: 'openapi.yaml' });
  expect({ code, out }).toEqual({
    code: 1,
    out: expect.stringMatching(
      /^::error file=openapi\.yaml,line=8,col=\d+,title=Request query q/m,
    ) as string,
  });
  expect(outputs['exit-code']).toBe('1');
  expect(JSON.parse(readFileSync(outputs['sarif'] ?? '', 'utf8'))).toHaveProperty('runs');
  expect(readFileSync(outputs['html'] ?? '', 'utf8')).toMatch(/^<!doctype html>/);
  expect(stage.read('summary')).toContain('1 finding fails');
  expect(stage.read('npx.log')).toContain(`-- ${stage.sha}:openapi.yaml openapi.yaml`);
  expect(stage.read('body')).toMatch(new RegExp(`^${MARKER}\n## Contract drift`));
  expect(stage.read('gh.log')).toMatch(/--method POST repos\/coins\/api\/issues\/12\/comments /);
}, 60_000);

test.skipIf(!hasJq)(
  'a bot’s comment is changed, also when all is well; another’s is not',
  async () => {
    stage.put('files', 'README.md\n');
    const comments = [
      comment(1, 'User', '<!-- bullion-drift coins -->\nmine'),
      comment(2, 'Bot', 'see <!-- bullion-drift coins -->'),
      comment(3, 'Bot', '<!-- bullion-drift coins -->\nold'),
    ];
    stage.put('comments', JSON.stringify(comments));
    const { code, out } = await runAction({ revision: 'openapi.yaml', name: 'co>ins' });
    expect({ code, out }).toEqual({
      code: 1,
      out: expect.stringMatching(
        /^::error title=1 finding without a place in this pull/m,
      ) as string,
    });
    expect(stage.read('gh.log')).toContain('--method PATCH repos/coins/api/issues/comments/3 ');
    expect(stage.read('body')).toMatch(/^<!-- bullion-drift coins -->\n## Contract drift\n/);
    writeFileSync(join(stage.repository, 'openapi.yaml'), stage.old);
    stage.put('gh.log', '');
    expect((await runAction({ revision: 'openapi.yaml', name: 'coins' })).code).toBe(0);
    expect(stage.read('body')).toContain('**Nothing has drifted.**');
    stage.put('comments', '[]');
    stage.put('gh.log', '');
    expect((await runAction({ revision: 'openapi.yaml' })).code).toBe(0);
    expect(stage.read('gh.log')).not.toMatch(/POST|PATCH/);
  },
  60_000,
);

test('without rights, or outside of a pull request, the findings are still told', async () => {
  stage.put('gh.fails', '');
  const fork = await runAction({ revision: 'openapi.yaml' });
  expect(fork.code).toBe(1);
  expect(fork.out).toMatch(/::notice::The files .*::error file=.*::notice::The comment cannot/s);
  const none = { 'github.event.pull_request.base.sha': '', 'github.event.pull_request.number': '' };
  stage.put('gh.log', '');
  const push = await runAction({ revision: 'openapi.yaml', base: 'HEAD:openapi.yaml' }, none);
  expect({ code: push.code, gh: stage.read('gh.log') }).toEqual({ code: 1, gh: '' });
  expect(await runAction({ revision: 'openapi.yaml' }, none)).toMatchObject({
    code: 2,
    out: expect.stringContaining('::error::Compare with what?') as string,
  });
}, 60_000);

test.each([
  [{ package: 'missing' }, 70],
  [{ known: '$(touch planted); "`touch planted`' }, 2],
])(
  'what keeps the command from a report is no finding: %j',
  async (inputs, code) => {
    const ended = await runAction({ revision: 'openapi.yaml', comment: 'false', ...inputs });
    expect(ended.code).toBe(code);
    expect(ended.out).toContain('and no report: the log above says why.');
    expect(ended.outputs).toMatchObject({ 'exit-code': String(code), sarif: '' });
    expect(spawnSync('ls', [stage.repository], { encoding: 'utf8' }).stdout).toBe('openapi.yaml\n');
  },
  60_000,
);

function runGitLab(variables: Record<string, string>): Promise<Ended> {
  const { script, variables: usual } = gitlab['.bullion-drift'] ?? { script: [], variables: {} };
  const env = {
    CI_API_V4_URL: 'https://gitlab.example.com/api/v4',
    CI_PROJECT_ID: '5',
    CI_MERGE_REQUEST_IID: '12',
    CI_MERGE_REQUEST_DIFF_BASE_SHA: stage.sha,
  };
  return stage.run(script.join('\n'), { ...env, ...usual, ...variables }, ['-eo', 'pipefail']);
}

test('GitLab gets a test report, a page and a note', async () => {
  const token = { DRIFT_GITLAB_TOKEN: 'secret' };
  const comments = [
    { id: 1, author: { id: 1 }, body: MARKER },
    { id: 2, author: { id: 7 }, body: 'Hello' },
  ];
  stage.put('comments', JSON.stringify(comments));
  expect((await runGitLab({})).code).toBe(1);
  expect(stage.read('curl.log')).toBe('');
  expect(stage.read('repository/drift.xml')).toContain('<failure');
  expect(stage.read('repository/drift.html')).toMatch(/^<!doctype html>/);
  expect((await runGitLab(token)).code).toBe(1);
  const notes = 'https://gitlab.example.com/api/v4/projects/5/merge_requests/12/notes';
  expect(stage.read('curl.log')).toMatch(new RegExp(`POST .* ${notes}\n$`));
  expect(stage.read('curl.log')).not.toContain('secret');
  stage.put('comments', JSON.stringify([...comments, { id: 3, author: { id: 7 }, body: MARKER }]));
  writeFileSync(join(stage.repository, 'openapi.yaml'), stage.old);
  expect((await runGitLab(token)).code).toBe(0);
  expect(stage.read('curl.log')).toMatch(new RegExp(`PUT .* ${notes}/3\n$`));
  expect(stage.read('body')).toContain('**Nothing has drifted.**');
  expect(await runGitLab({ DRIFT_PACKAGE: 'missing' })).toMatchObject({ code: 70 });
}, 60_000);

test('both run this version of the package, and nothing of an input is code', () => {
  const { name, version } = JSON.parse(read('package.json')) as Record<string, string>;
  expect(action.inputs['package']?.default).toBe(`${name}@${version}`);
  expect(gitlab['.bullion-drift']?.variables['DRIFT_PACKAGE']).toBe(`${name}@${version}`);
  for (const { run } of action.runs.steps) expect(run).not.toContain('${{');
});
