import { afterEach, expect, test, vi } from 'vitest';

const SCRIPT = 'https://chat.example.com/widget.js';

/** A page of a live shop; `appended` holds the scripts that were added to it. */
function openPage() {
  const appended: EventTarget[] = [];
  vi.resetModules();
  vi.stubGlobal('__MOCK__', false);
  vi.stubEnv('VITE_CHAT_SCRIPT', SCRIPT);
  vi.stubGlobal('document', {
    createElement: () => new EventTarget(),
    head: { append: (script: EventTarget) => appended.push(script) },
  });
  return { appended };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('the provider’s script loads once, also after several calls', async () => {
  const { appended } = openPage();
  const { loadChat } = await import('./provider.ts');
  const first = loadChat();
  const second = loadChat();
  appended[0]?.dispatchEvent(new Event('load'));
  await first;
  await second;
  await loadChat();
  expect(appended).toMatchObject([{ src: SCRIPT }]);
});

test('a failed script rejects, and loads again on the next call', async () => {
  const { appended } = openPage();
  const { loadChat } = await import('./provider.ts');
  const first = loadChat();
  appended[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow(`No chat at ${SCRIPT}`);
  const second = loadChat();
  appended[1]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
});

test('on mocks, and without an address, there is no chat', async () => {
  const { appended } = openPage();
  const { loadChat } = await import('./provider.ts');
  vi.stubGlobal('__MOCK__', true);
  expect(loadChat()).toBeUndefined();
  vi.stubGlobal('__MOCK__', false);
  vi.stubEnv('VITE_CHAT_SCRIPT', '');
  expect(loadChat()).toBeUndefined();
  expect(appended).toEqual([]);
});
