import { heard } from '#tests/browser/heard.ts';
import { presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const button = () => page.getByRole('button', { name: 'Search by voice' });
const field = () => page.getBySelector('#searchkey');
/** The message below the search box. */
const told = () => page.getBySelector('#voice-says');

const ears: EventTarget[] = [];

/** A speech recognition that the test controls. */
class Ear extends EventTarget {
  start() {
    ears.push(this);
  }
  stop() {
    this.dispatchEvent(new Event('end'));
  }
  abort() {}
}

function says(transcript: string): void {
  ears.at(-1)?.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }));
}

function fails(error: string): void {
  ears.at(-1)?.dispatchEvent(Object.assign(new Event('error'), { error }));
  ears.at(-1)?.dispatchEvent(new Event('end'));
}

beforeEach(() => {
  vi.stubGlobal('SpeechRecognition', Ear);
  return () => void vi.unstubAllGlobals();
});

/** The clock that listens for silence stands still until it is moved. */
function stopsClock(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
}

test('§4 words fill the field; five seconds of silence end it; Enter searches', async () => {
  await opens('/signin');
  stopsClock();
  await presses(button());
  await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(told()).toHaveTextContent('Listening. Press Escape to stop.');
  says('one half ounce gold eagle');
  await expect.element(field()).toHaveValue('1/2 oz gold eagle');

  vi.advanceTimersByTime(3000);
  says('one half ounce gold eagle coin');
  vi.advanceTimersByTime(4000);
  await expect.element(field()).toHaveValue('1/2 oz gold eagle coin');
  await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
  vi.advanceTimersByTime(2000);
  await expect.element(button()).toHaveAttribute('aria-pressed', 'false');
  const end = 'Stopped. You said “1/2 oz gold eagle coin”. Press Enter to search.';
  await expect.element(told()).toHaveTextContent(end);
  await expect.element(field()).toHaveFocus();
  await expect.poll(heard).toContain(end);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.search).toBe('?searchkey=1%2F2+oz+gold+eagle+coin');
});

test('§4 on a small screen the end of listening searches, and says so before', async () => {
  await opens('/signin', { width: 390 });
  await page.getByRole('button', { name: 'Open search' }).click();
  await button().click();
  await expect
    .element(told())
    .toHaveTextContent('Listening. The search begins when you stop speaking.');
  says('Two ounce silver.');
  await button().click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Search results for “2 oz silver”');
  await expect.poll(heard).toContain('You said “2 oz silver”. Searching.');
  await expect.element(told()).not.toBeInTheDocument();
});

test('§8 a blocked microphone is shown for four seconds and stays the button’s description', async () => {
  await opens('/signin');
  await button().click();
  await expect.element(told()).toShow(/^Listening/);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fails('not-allowed');
  const blocked = 'Microphone blocked — enable it in site settings';
  await expect.element(told()).toHaveTextContent(blocked);
  await vi.advanceTimersByTimeAsync(4100);
  await expect.element(page.getBySelector('#voice-says')).not.toBeVisible();
  await expect.element(button()).toHaveAccessibleDescription(blocked);
  await expect.element(button()).toHaveAttribute('aria-pressed', 'false');
  expect(heard()).toContain(blocked);
});

test('§4 silence, no microphone and no connection each have a message, and typing still works', async () => {
  await opens('/signin');
  stopsClock();
  await button().click();
  await expect.element(told()).toShow(/^Listening/);
  vi.advanceTimersByTime(6000);
  await expect.element(told()).toHaveTextContent('Stopped. Nothing was heard. Try again, or type.');
  for (const [error, words] of [
    ['audio-capture', 'No microphone was found. Connect one, or type what you are looking for.'],
    ['network', 'The connection to the speech recognition failed. Try again, or type.'],
  ] as const) {
    await button().click();
    await expect.element(told()).toShow(/^Listening/);
    fails(error);
    await expect.element(told()).toHaveTextContent(words);
  }
  await button().click();
  await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(told()).toShow(/^Listening/);
  await userEvent.keyboard('{Escape}');
  await expect.element(button()).toHaveAttribute('aria-pressed', 'false');
});

test('§8 a browser that cannot listen says so', async () => {
  vi.stubGlobal('SpeechRecognition', undefined);
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  await opens('/signin');
  await button().click();
  const words = "Your browser doesn't support speech recognition.";
  await expect.element(told()).toHaveTextContent(words);
  await expect.element(button()).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(heard).toContain(words);
});
