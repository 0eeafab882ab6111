import { expect, test } from 'vitest';

import { shortName } from './visitor.ts';

test('§6 a first name is cut to eight characters and an ellipsis', () => {
  expect(shortName('Christopher')).toBe('Christop…');
});

test('§6 a name of eight characters is left whole', () => {
  expect(shortName('Jonathan')).toBe('Jonathan');
});
