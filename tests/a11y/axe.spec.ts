import { expect, test } from '@playwright/test';

import { COLOURS, EVERYTHING, violations } from './axe.ts';

test('axe sees what is pale, whatever the limit it misses, and what has no name', async ({
  page,
}) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Planted</title><main><h1>Faults</h1>
    <p style="color: #ccc; background: #fff">Below any limit</p>
    <p style="color: #6b6b6b; background: #fff">Below the enhanced limit</p>
    <p style="color: #444; background: #fff">Above it</p>
    <button></button></main></html>`);
  const pale = ['Below any limit', 'Below the enhanced limit'];
  for (const rules of [EVERYTHING, COLOURS]) {
    const found = (await violations(page, [], rules)).join('\n');
    for (const text of pale) expect(found).toContain(text);
    expect(found).not.toContain('Above it');
  }
  expect((await violations(page, [], EVERYTHING)).join('\n')).toContain('button-name');
});
