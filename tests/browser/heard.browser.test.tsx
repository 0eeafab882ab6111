import { announce, Announcer } from '#ui/toast/announcer.tsx';
import { beforeEach, expect, test } from 'vitest';

import { holdsClock, passes } from './clock.ts';
import { heard } from './heard.ts';
import { show } from './show.tsx';

beforeEach(async () => {
  await show(<Announcer />);
});

test('a test may end while the clock is held and much is being said', async () => {
  holdsClock();
  // More than are said before the test ends, and one that comes meanwhile.
  for (let number = 1; number < 15; number += 1) announce(`Sentence ${number}.`);
  setTimeout(() => announce('A late sentence.'), 2_900);
  await passes(150);
  await expect.poll(heard).toContain('Sentence 1.');
});

test('the next test is heard as any other', async () => {
  announce('Added.');
  await expect.poll(heard).toContain('Added.');
});
