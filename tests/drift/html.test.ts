import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { CHROMIUM_ARGS } from '../../scripts/chromium-args.ts';
import { written } from '../../scripts/drift/report/formats.ts';
import { reportOf, type Told } from '../../scripts/drift/report/report.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { AXE_SOURCE, EVERY_RULE } from '../a11y/rules.ts';

const LONG = 'a'.repeat(2_000);
const VERDICTS = ['breaking', 'risky', 'safe', 'none'] as const;
const share = { seen: 1, of: 2, missing: ['x'] };

const findingOf = (wire: Told['wire'], index: number): Told => ({
  id: index === 0 ? 'request-maximum-narrowed' : 'response-enum-grew',
  leg: 'spec',
  wire,
  code: 'compile',
  direction: index === 0 ? 'request' : 'response',
  title: index === 3 ? `שדה ${LONG}` : `Field ${wire}: maximum none → 500`,
  explanation: 'The greatest number is tighter.',
  operations: Array.from({ length: index * 4 + 1 }, (_, number) => `placeOrder${number}`),
  pointer: '/x',
  at: wire,
  location: { file: `openapi/${'deep/'.repeat(20)}new.yaml`, line: 27, column: 56 },
  witness: {
    value: { coin: '</script>', note: LONG },
    acceptedBy: 'base',
    refusedBy: 'revision',
    reason: '501',
  },
  seen: { count: 3, repeat: `curl -sS 'https://x/${LONG}'` },
  fingerprint: `000000000000000${index}`,
  usage: { grade: 'unknown', files: [] },
  fails: index === 0,
  ...(index === 1 && { known: { reason: 'soon', owner: 'Ida', until: '2026-12-31' } }),
});
const report = reportOf('all', VERDICTS.map(findingOf), {
  failOn: 'breaking',
  refusals: [{ leg: 'live', exitCode: 4, message: 'https://x cannot be reached.' }],
  coverage: {
    exchanges: 5,
    calls: 4,
    foreign: 1,
    leftOut: [{ kind: 'pages', count: 1 }],
    hosts: [{ host: 'api.example.com', exchanges: 5, calls: 4 }],
    notes: ['Not tried: 3 operations with a token (DRIFT_TOKEN).'],
    operations: share,
    parameters: share,
    statuses: share,
    fields: share,
  },
});

let browser: Browser;
let folder: string;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drift-html-'));
  const file = join(folder, 'report.html');
  await writeFile(file, await written(report, 'html'));
  url = pathToFileURL(file).href;
  const executablePath = findChromium();
  browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath && { executablePath }),
  });
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

/** The page, and what the browser complains of. */
async function opened(options: BrowserContextOptions, hash = '') {
  const page = await browser.newPage(options);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${url}${hash}`);
  return { page, complaints };
}

const shown = (page: Page) => page.locator('article:visible h3').allTextContents();

test.each([
  { colorScheme: 'light', viewport: { width: 320, height: 9_000 } },
  { colorScheme: 'dark', viewport: { width: 1_440, height: 9_000 } },
] as const)('axe finds nothing, and nothing is wider than the page: %j', async (options) => {
  // Axe comes from outside, which the page's policy would refuse.
  const { page, complaints } = await opened({ ...options, bypassCSP: true });
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });
  await page.evaluate(AXE_SOURCE);
  const found = await page.evaluate(
    `axe.run({ runOnly: ${JSON.stringify(EVERY_RULE)}, resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes[0].target))`,
  );
  expect(found).toEqual([]);
  const width = await page.evaluate('document.documentElement.scrollWidth');
  expect(width).toBe(options.viewport.width);
  // A finding cuts off what is wider than itself.
  const cut = await page
    .locator('article')
    .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
  expect(cut).toBe(0);
  expect(complaints).toEqual([]);
  await page.close();
});

test('words, verdict, direction and rule choose findings, and the number is announced', async () => {
  const { page, complaints } = await opened({ viewport: { width: 1_440, height: 900 } });
  const status = page.getByRole('status');
  expect(await status.textContent()).toBe('4 of 4 findings shown.');
  const choose = async (act: () => Promise<unknown>, says: string) => {
    await act();
    await status.getByText(says).waitFor();
  };
  await choose(() => page.getByLabel('Words in a finding').fill('SAFE maximum'), '1 of 4');
  expect(await shown(page)).toEqual(['Field safe: maximum none → 500']);
  await choose(() => page.getByRole('button', { name: 'Show all' }).click(), '4 of 4');
  await choose(() => page.getByLabel('breaking').uncheck(), '3 of 4');
  await choose(() => page.getByLabel('Direction').selectOption('Requests'), 'No finding matches.');
  expect(await page.locator('section.group:visible').count()).toBe(0);
  // The address of a finding leads to it, filtered or not.
  await choose(() => page.evaluate("location.hash = '0000000000000000'"), '4 of 4');
  await choose(
    () => page.getByLabel('Rule', { exact: true }).selectOption('response-enum-grew'),
    '3 of 4',
  );
  await page.getByLabel('Words in a finding').press('Enter');
  expect(page.url()).toBe(`${url}#0000000000000000`);
  expect(complaints).toEqual([]);
  await page.close();
});

test('without scripts everything is there but the search, and the skip link leads past the verdict', async () => {
  const { page } = await opened({ javaScriptEnabled: false });
  expect(await page.getByRole('search').count()).toBe(0);
  expect(await shown(page)).toHaveLength(4);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(`${url}#findings`);
  await page.getByText('9 operations: placeOrder0').click();
  expect(await page.getByText('placeOrder8').first().isVisible()).toBe(true);
  await page.close();
});
