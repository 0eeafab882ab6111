import { afterEach, expect, test, vi } from 'vitest';

import { pagePolicy } from './page-policy.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('Trusted Types are required, and no policy may make them', () => {
  const rules = pagePolicy([]).split('; ');
  expect(rules).toContain("require-trusted-types-for 'script'");
  expect(rules).toContain("trusted-types 'none'");
});

test('§9 the hosts of a tag manager join the policy where one is configured', () => {
  vi.stubGlobal('__MOCK__', false);
  vi.stubEnv('ADS_HOSTS', 'https://pixels.example.net');
  expect(pagePolicy([])).not.toContain('example');
  vi.stubEnv('VITE_ADS_SCRIPT', 'https://tags.example.com/gtm.js?id=GTM-1');
  const rules = pagePolicy([]).split('; ');
  const hosts = 'https://tags.example.com https://pixels.example.net';
  const withHosts = rules.filter((rule) => rule.endsWith(hosts));
  expect(withHosts.map((rule) => rule.split(' ')[0])).toEqual([
    'script-src',
    'img-src',
    'connect-src',
    'frame-src',
  ]);
  // What others' scripts write into a page is theirs to judge.
  expect(pagePolicy([])).not.toContain('trusted-types');
});
