import { existsSync } from 'node:fs';

import { launch, type ElementHandle, type EvaluateFunc } from 'puppeteer-core';

import { HEIGHT, type Control, type Driver, type Engine } from './driver.ts';

const PATHS = [
  process.env['FIREFOX'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Firefox by WebDriver BiDi, which tells every line of the console. */
export const firefox: Engine = { name: 'Firefox', start };

export function findFirefox(): string | undefined {
  return PATHS.find((path) => path !== undefined && existsSync(path));
}

async function start(): Promise<Driver | string> {
  const executablePath = findFirefox();
  if (!executablePath) return 'no Firefox: apt-get install firefox-esr, or set FIREFOX to its path';
  const browser = await launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width) => page.setViewport({ width, height: HEIGHT }).catch(unlessOrientation),
    run: (task, ...given) =>
      page.evaluate(task as EvaluateFunc<typeof given>, ...given) as Promise<never>,
    inject: async (source) => void (await page.evaluate(source)),
    find: async (finder, ...given) => {
      const found = (
        await page.evaluateHandle(finder as EvaluateFunc<typeof given>, ...given)
      ).asElement();
      return found ? controlOf(found as ElementHandle<Element>) : undefined;
    },
    errors: async () => errors.splice(0),
    close: () => browser.close(),
  };
}

/** Older releases cannot set the orientation of the screen, which Puppeteer sends with the size. */
function unlessOrientation(error: unknown): void {
  if (!String(error).includes('setScreenOrientationOverride')) throw error;
}

function controlOf(element: ElementHandle<Element>): Control {
  return {
    press: () => element.click(),
    type: (text) => element.type(text),
    choose: async (value) => void (await element.select(value)),
  };
}
