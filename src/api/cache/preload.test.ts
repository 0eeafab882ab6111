import { expect, test } from 'vitest';

import { asked } from './asked.ts';
import { answerTo, preloadSoftly, softAnswerTo } from './preload.ts';

test('an answer that was loaded softly and cannot be read is none', async () => {
  const reviews = asked<unknown, number>({
    queryKey: ['reviews'],
    queryFn: () => ({ data: null }),
    select: (answer) => (answer as { data: { pages: number } }).data.pages,
  });
  const loaded = await preloadSoftly(reviews);
  expect(() => answerTo(reviews, loaded)).toThrow(TypeError);
  expect(softAnswerTo(reviews, loaded)).toBeUndefined();
});
