import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { FailedPart } from './failed-part.tsx';

test('without scripts, a part that did not load is tried again with the whole page', () => {
  const html = renderToString(
    <FailedPart
      says="We could not load your orders."
      toDo="to load your orders"
      pending={false}
      headingId="orders"
      retry={() => Promise.resolve({ isSuccess: true })}
    />,
  );
  expect(html).toContain('We could not load your orders.');
  expect(html).not.toContain('<button');
  expect(html).toMatch(/<noscript><a href="">Try again<.*to load your orders<.*<\/noscript>/);
});
