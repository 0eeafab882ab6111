import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';

import { expectNoViolations } from '../../a11y/axe.ts';

// Without motion, axe cannot read a color in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// A developer's server has no policy; here the script of one is put into a page of the built store.
test.use({ bypassCSP: true });

/** The browser part of the contract check, as in development, with a function to call the API. */
async function developersScript(): Promise<string> {
  const entry = 'virtual:contract-check';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.DEV': 'true' },
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `${process.cwd()}/src/planted-entry.ts` : undefined),
        load: (id) =>
          id.endsWith('/src/planted-entry.ts')
            ? "import '#shell/contract/contract-watch.ts';\nimport { request } from '#lib/transport.ts';\nglobalThis.callApi = request;\n"
            : undefined,
      },
    ],
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}

test(
  'an answer of the wrong shape is reported once: in the console, in a panel and to the server',
  { tag: '@rare' },
  async ({ page }) => {
    const errors: string[] = [];
    const reports: unknown[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.route('**/api/Pricing/GetSpotHistory?*', async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { points: object[] } };
      const points = data.points.map((point) => ({ ...point, volume: 3 }));
      await route.fulfill({ response, json: { data: { ...data, metal: 'tin', points } } });
    });
    // A built store has no route that writes the file; `contract-file.test.ts` tests it.
    await page.route('**/development/contract-reports', async (route) => {
      reports.push(route.request().postDataJSON());
      await route.fulfill({ status: 204 });
    });
    const ask = () =>
      page.evaluate(() =>
        (globalThis as unknown as { callApi: (url: string) => Promise<unknown> })
          .callApi('/api/Pricing/GetSpotHistory?metal=gold&range=24H')
          .then((answer) => (answer as { data: { metal: string } }).data.metal),
      );

    await page.goto('/chart/gold-price');
    await page.addScriptTag({ content: await developersScript(), type: 'module' });
    // The script has no styles. Without the panel's styles, the check that Dismiss is in the viewport
    // would prove nothing.
    await page.addStyleTag({ path: 'src/shell/contract/contract-panel.css' });
    expect(await ask(), 'the caller gets the answer as it came').toBe('tin');

    const panel = page.getByRole('region', { name: 'Not as the contract says: 2' });
    const lines = panel.getByRole('listitem');
    const metal = lines.filter({ hasText: '/data/metal must be one of' });
    await expect(metal).toContainText('not string "tin"');
    await expect(metal.getByRole('definition')).toHaveText([
      'breaking',
      'getSpotHistory',
      'GET /api/Pricing/GetSpotHistory, status 200, $.data.metal',
    ]);
    await expect(lines.filter({ hasText: 'volume' })).toContainText(
      'getSpotHistory response 200: /data/points/*/volume is not in the contract',
    );
    await expect(panel).toContainText('npm run drift -- har .contract-reports.jsonl');
    await expect(page.getByRole('status')).toHaveText('An answer does not match the contract.');
    expect(errors.toSorted()).toEqual([
      expect.stringMatching(/^Contract: getSpotHistory \$\.data\.metal .*came string "tin"$/),
      'Contract: getSpotHistory $.data.points[*].volume is an unknown field, number',
    ]);
    await expect.poll(() => reports.length).toBe(2);
    expect(reports).toContainEqual(
      expect.objectContaining({
        operation: 'getSpotHistory',
        field: '$.data.metal',
        kind: 'wrong',
      }),
    );
    await expectNoViolations(page, 'the report');

    const dismiss = panel.getByRole('button', { name: 'Dismiss' });
    await expect(dismiss).toBeInViewport({ ratio: 1 });
    await dismiss.press('Enter');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await ask();
    await page.getByRole('link', { name: 'in the last week' }).click();
    await expect(page.getByRole('figure', { name: 'Gold in the last week' })).toBeVisible();
    expect(errors, 'the same fields of the same operation').toHaveLength(2);
    await expect(panel).toBeHidden();
  },
);
