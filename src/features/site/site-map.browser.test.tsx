import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

/** The lowest edge of the links of each column, from left to right. */
function columnEnds(): number[] {
  const map = page.getByRole('navigation', { name: 'All pages' }).element();
  const { left, width } = map.getBoundingClientRect();
  const columns = Number.parseInt(getComputedStyle(map).columnCount, 10) || Math.floor(width / 289);
  const ends = Array.from({ length: columns }, () => 0);
  for (const link of map.querySelectorAll('a')) {
    const box = link.getBoundingClientRect();
    const column = Math.floor(((box.left - left) / width) * columns);
    ends[column] = Math.max(ends[column] ?? 0, box.bottom);
  }
  return ends;
}

test.each([
  [768, 2],
  [1024, 3],
  [1440, 4],
])('at %i px the links fill %i columns of one height', async (width, columns) => {
  await opens('/site-map', { width });
  const ends = columnEnds();
  expect(ends).toHaveLength(columns);
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(150);
});
