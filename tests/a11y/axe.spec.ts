import { expect, test } from '@playwright/test';

import { violations } from './axe.ts';

const FAULTS = `<main><h1>Faults</h1>
  <p style="color: #ccc; background: #fff">Below any limit</p>
  <p style="color: #6b6b6b; background: #fff">Below the enhanced limit</p>
  <p style="color: #444; background: #fff">Above it</p>
  <button></button></main>`;

const PLANTED = ['Below any limit', 'Below the enhanced limit'];

test('axe finds text below either contrast limit, and a button without a name', async ({
  page,
}) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Planted</title>${FAULTS}</html>`);
  const found = (await violations(page)).join('\n');
  for (const part of [...PLANTED, 'button-name']) expect(found).toContain(part);
  expect(found).not.toContain('Above it');
});

test(
  'axe finds the faults of a sandboxed frame that has no origin',
  { tag: '@rare' },
  async ({ page }) => {
    const inside = FAULTS.replaceAll('"', '&quot;');
    await page.setContent(`<!doctype html><html lang="en"><title>Planted</title><main>
    <h1>Around a frame</h1>
    <iframe title="Frame" sandbox="allow-scripts" srcdoc="${inside}"></iframe></main></html>`);
    const found = (await violations(page)).join('\n');
    for (const text of [...PLANTED, 'button-name']) expect(found).toContain(text);
  },
);
