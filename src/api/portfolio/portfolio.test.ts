import { expect, test } from 'vitest';

import { dayResultQuery } from './portfolio.ts';

test('§6 the spot call of a customer carries their id encoded', () => {
  expect(dayResultQuery('BPM-20417').queryKey).toContainEqual({ userId: 'QlBNLTIwNDE3' });
});
