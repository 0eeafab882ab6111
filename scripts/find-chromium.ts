/** Finds a Chromium for the browser tests, and installs one only if the machine has none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

/** The headless shell is first: it starts and renders in half the time of the whole browser. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** The executable's path: `CHROMIUM` if set, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const wanted = process.env['CHROMIUM'];
  return [wanted, ...SYSTEM_PATHS, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/** Like {@link findChromium}, but installs one if there is none; the error names the next step. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const installers: [string, string[]][] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']],
  ];
  for (const [program, args] of installers) {
    console.log(`No Chromium found; trying: ${program} ${args.join(' ')}`);
    spawnSync(program, args, { stdio: 'ignore' });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: install Chrome or Chromium, or set CHROMIUM to its path.',
  );
}
