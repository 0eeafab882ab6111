import type { Page } from '@playwright/test';

import { expect, opens, test } from '../shopper.ts';

const SMALL = { width: 390, height: 800 };

/** Adds a fake speech recognition to the browser, controlled by the test. */
async function canHear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Ear extends EventTarget {
      constructor() {
        super();
        (window as unknown as { ear: Ear }).ear = this;
      }
      start() {}
      stop() {
        this.dispatchEvent(new Event('end'));
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Ear, webkitSpeechRecognition: Ear });
  });
}

async function says(page: Page, transcript: string): Promise<void> {
  await page.evaluate((transcript) => {
    const heard = Object.assign(new Event('result'), { results: [[{ transcript }]] });
    (window as unknown as { ear: EventTarget }).ear.dispatchEvent(heard);
  }, transcript);
}

async function fails(page: Page, error: string): Promise<void> {
  await page.evaluate((error) => {
    const { ear } = window as unknown as { ear: EventTarget };
    ear.dispatchEvent(Object.assign(new Event('error'), { error }));
    ear.dispatchEvent(new Event('end'));
  }, error);
}

function button(page: Page) {
  return page.getByRole('button', { name: 'Search by voice' });
}

/** The message below the search box. */
function told(page: Page) {
  return page.getByRole('search').getByRole('paragraph');
}

test('§4 words fill the field; five seconds of silence end it; Enter searches', async ({
  page,
  heard,
}) => {
  await canHear(page);
  await page.clock.install();
  await opens(page, '/signin');
  await button(page).press('Enter');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(told(page)).toHaveText('Listening. Press Escape to stop.');
  await says(page, 'one half ounce gold eagle');
  await expect(page.locator('#searchkey')).toHaveValue('1/2 oz gold eagle');

  await page.clock.runFor(3_000);
  await says(page, 'one half ounce gold eagle coin');
  await page.clock.runFor(4_000);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await page.clock.runFor(2_000);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  const end = 'Stopped. You said “1/2 oz gold eagle coin”. Press Enter to search.';
  await expect(told(page)).toHaveText(end);
  await expect(page.locator('#searchkey')).toBeFocused();
  await page.clock.runFor(1_000);
  expect(await heard()).toContain(end);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/searchresults?searchkey=1%2F2+oz+gold+eagle+coin');
});

test('§4 on a small screen the end of listening searches, and says so before', async ({ page }) => {
  await canHear(page);
  await page.setViewportSize(SMALL);
  await opens(page, '/signin');
  await page.getByRole('button', { name: 'Open search' }).click();
  await button(page).click();
  await expect(told(page)).toHaveText('Listening. The search begins when you stop speaking.');
  await says(page, 'Two ounce silver.');
  await button(page).click();
  await expect(page).toHaveURL('/search/searchresults?searchkey=2+oz+silver');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“2 oz silver”');
  await expect(told(page)).toBeHidden();
});

test('§8 a blocked microphone is shown for four seconds and stays the button’s description', async ({
  page,
  heard,
}) => {
  await canHear(page);
  await page.clock.install();
  await opens(page, '/signin');
  await button(page).click();
  await expect(told(page)).toHaveText(/^Listening/);
  await fails(page, 'not-allowed');
  const blocked = 'Microphone blocked — enable it in site settings';
  await expect(told(page)).toHaveText(blocked);
  await page.clock.runFor(4_100);
  await expect(told(page)).toBeHidden();
  await expect(button(page)).toHaveAccessibleDescription(blocked);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await heard()).toContain(blocked);
});

test('§4 silence, no microphone and no connection each have a message, and typing still works', async ({
  page,
}) => {
  await canHear(page);
  await page.clock.install();
  await opens(page, '/signin');
  await button(page).click();
  await expect(told(page)).toHaveText(/^Listening/);
  await page.clock.runFor(6_000);
  await expect(told(page)).toHaveText('Stopped. Nothing was heard. Try again, or type.');
  for (const [error, words] of [
    ['audio-capture', 'No microphone was found. Connect one, or type what you are looking for.'],
    ['network', 'The connection to the speech recognition failed. Try again, or type.'],
  ] as const) {
    await button(page).click();
    await expect(told(page)).toHaveText(/^Listening/);
    await fails(page, error);
    await expect(told(page)).toHaveText(words);
  }
  await button(page).click();
  await page.keyboard.press('Escape');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
});

test('§8 a browser that cannot listen says so', async ({ page, heard }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await opens(page, '/signin');
  await button(page).click();
  const words = "Your browser doesn't support speech recognition.";
  await expect(told(page)).toHaveText(words);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(heard).toContain(words);
});
