import { expect, test } from 'vitest';

import { main } from '../../scripts/drift/command/main.ts';
import type { Report } from '../../scripts/drift/report/report.ts';
import { CONTRACT } from '../../scripts/drift/tests/exchanges/rows.ts';
import { STORE } from '../../scripts/drift-store/host.ts';

const OWN = 'generated/openapi.json';

/** The command as `npm run drift` starts it. */
async function drift(...args: string[]) {
  let out = '';
  let err = '';
  const print = (text: string) => (out += text);
  const complain = (text: string) => (err += text);
  const code = await main(args, { print, complain, isColored: false, env: {} }, STORE);
  return { code, out, err };
}

test('in the store, the contract is the base, and all five legs are there', async () => {
  expect(await drift('spec', OWN)).toMatchObject({ code: 0, out: 'Nothing has drifted.\n' });
  const { out } = await drift('--help');
  expect(out).toContain(`default ${OWN}`);
  for (const leg of ['spec', 'har', 'live', 'mocks', 'generated']) {
    expect(out).toContain(`npm run drift -- ${leg} `);
  }
  expect(await drift('sepc')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Help: npm run drift -- --help') as string,
  });
});

test('findings of another API are not unused', async () => {
  const { out } = await drift('spec', CONTRACT, OWN, '--format', 'json');
  const { findings } = JSON.parse(out) as Report;
  expect(new Set(findings.map(({ usage }) => usage.grade))).toEqual(new Set(['unknown']));
}, 60_000);
