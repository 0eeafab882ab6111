import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';

import { freePort } from '../server/free-port.ts';
import { HEIGHT, PATIENCE_MS, type Control, type Driver, type Engine } from './driver.ts';

const BROWSER = 'MiniBrowser';
const SERVER = 'WebKitWebDriver';
const SCREEN = 'Xvfb';

/** Without this, the tool bar of WebKit's test browser makes windows under 447 px impossible. */
const NARROW = '* { padding: 0; margin: 0; border: 0; min-width: 0; font-size: 1px; }';

/** WebKitGTK on a screen in memory, as it has no mode without one. */
export const webkit: Engine = { name: 'WebKit', start };

async function start(): Promise<Driver | string> {
  const missing = [SERVER, SCREEN].filter((program) => !isInstalled(program));
  if (missing.length > 0) {
    return `no ${missing.join(', no ')}: apt-get install webkit2gtk-driver xvfb`;
  }
  const settings = await narrowWindows();
  const screen = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: settings };
  const server = spawn(SERVER, [`--port=${port}`], { env, stdio: 'ignore' });
  const driver = await connect(`http://127.0.0.1:${port}`);
  await driver.manage().setTimeouts({ pageLoad: PATIENCE_MS, script: PATIENCE_MS });
  return {
    ...driverOf(driver),
    close: async () => {
      await driver.quit();
      server.kill();
      screen.process.kill();
      await rm(settings, { recursive: true });
    },
  };
}

function isInstalled(program: string): boolean {
  return spawnSync('which', [program], { stdio: 'ignore' }).status === 0;
}

/** Returns a folder of settings in which GTK finds {@link NARROW}. */
async function narrowWindows(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), NARROW);
  return folder;
}

/** Starts a screen, which chooses a free number and says it. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const number = 3;
  const started = spawn(SCREEN, ['-displayfd', String(number), '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [line] = (await once(started.stdio[number] as Readable, 'data')) as [Buffer];
  return { display: `:${line.toString().trim()}`, process: started };
}

async function connect(url: string): Promise<WebDriver> {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`${url}/status`).catch(() => undefined)) break;
    await pause(100);
  }
  return new Builder().usingServer(url).forBrowser(BROWSER).build();
}

function driverOf(driver: WebDriver): Omit<Driver, 'close'> {
  return {
    open: (url) => driver.get(url),
    resize: async (width) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT });
    },
    run: (task, ...given) => driver.executeScript(task, ...given),
    inject: (source) => driver.executeScript(source),
    find: async (finder, ...given) => {
      const found = await driver.executeScript<WebElement | null>(finder, ...given);
      return found ? controlOf(found, driver) : undefined;
    },
    errors: () => driver.executeScript(takeErrors),
  };
}

/**
 * Runs in the page, and from its first call on records the errors in the console: this protocol does
 * not tell them. Errors that no script catches are known by the store's own reports.
 */
function takeErrors(): string[] {
  const page = window as unknown as { errorsSeen?: string[] };
  if (!page.errorsSeen) {
    const errors: string[] = [];
    page.errorsSeen = errors;
    console.error = (...parts: unknown[]) => errors.push(parts.map(String).join(' '));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      errors.push(`Content Security Policy, ${violatedDirective}: ${blockedURI}`),
    );
  }
  return page.errorsSeen.splice(0);
}

function controlOf(element: WebElement, driver: WebDriver): Control {
  // By itself this protocol scrolls too little, and then refuses to press.
  const show = () => driver.executeScript(scrollToMiddle, element);
  return {
    press: async () => {
      await show();
      await element.click();
    },
    type: (text) => element.sendKeys(text.replace('\n', Key.ENTER)),
    choose: async (value) => {
      await show();
      await element.findElement(By.css(`option[value="${value}"]`)).click();
    },
  };
}

function scrollToMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}
