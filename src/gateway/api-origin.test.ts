import { afterEach, expect, test, vi } from 'vitest';

import { validateApiOrigin } from './api-origin.server.ts';

const API = 'https://api.example.com';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function startedWith(isMock: boolean, origin: string): string | undefined {
  vi.stubGlobal('__MOCK__', isMock);
  vi.stubEnv('API_ORIGIN', origin);
  return validateApiOrigin();
}

test('a build with the mock backend runs without an API, and a live build with one', () => {
  expect(startedWith(true, '')).toBeUndefined();
  expect(startedWith(false, API)).toBeUndefined();
});

test.each([
  [true, API, 'This build has the mock backend'],
  [false, '', 'This is a live build: set API_ORIGIN to the API host'],
  [false, 'api.example.com', 'not "api.example.com"'],
  [false, 'file:///etc', 'not "file:///etc"'],
])('a build with mocks (%s) does not run with API_ORIGIN "%s"', (isMock, origin, says) => {
  expect(startedWith(isMock, origin)).toContain(says);
});
