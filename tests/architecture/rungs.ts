/** The layers that each layer may import, including itself. */
export const MAY_SEE: Record<string, readonly string[]> = {
  lib: ['lib'],
  ui: ['ui', 'lib'],
  api: ['api', 'lib', 'generated'],
  commerce: ['commerce', 'api', 'ui', 'lib'],
  features: ['commerce', 'api', 'ui', 'lib'],
  shell: ['shell', 'features', 'commerce', 'api', 'ui', 'lib'],
  routes: ['routes', 'shell', 'features', 'commerce', 'api', 'ui', 'lib', 'gateway'],
  gateway: ['gateway', 'lib', 'mocks', 'generated'],
  server: ['server', 'gateway', 'features', 'ui', 'lib'],
};

export const NAMES = [
  'lib',
  'ui',
  'api',
  'commerce',
  'features',
  'shell',
  'gateway',
  'server',
  'generated',
  'mocks',
];
