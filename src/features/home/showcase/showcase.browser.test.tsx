import { holdsClock, passes } from '#tests/browser/clock.ts';
import { heard } from '#tests/browser/heard.ts';
import { presses, textsOf } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { HOUR_MS, movesDeviceClock, WRONG_CLOCKS } from '#tests/server-time.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

/** The time of the mock backend. */
const NOW = Date.parse('2026-11-18T16:00:00Z');
/** An old page: some of its advertisements ended a second ago. */
const OLD = { ageMs: Date.parse('2026-11-25T00:00:01Z') - NOW };

const featured = () => page.getSection('Featured');
const slides = () => featured().getByRole('list').first();
const titles = () => textsOf(featured().getByRole('heading', { level: 3 }));

/** The server of the tests has no pictures; without them their texts would take more room. */
async function loadPictures(): Promise<void> {
  const src = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>";
  const pictures = [...document.querySelectorAll<HTMLImageElement>('#showcase img')];
  for (const picture of pictures) Object.assign(picture, { loading: 'eager', src });
  await Promise.all(pictures.map((picture) => picture.decode()));
}

function measureBoxes(selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
}

/** The number of elements in each row. */
function countRows(selector: string): number[] {
  const tops = measureBoxes(selector).map(({ top }) => Math.round(top));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

test('slides and advertisements are two lists, and a phone shows one whole slide', async () => {
  await opens('/', { width: 390 });
  await expect
    .poll(titles)
    .toEqual([
      'The 2026 Silver Eagle',
      'Gold by the ounce',
      'New to metal?',
      'Silver at spot',
      'Gold at spot',
      'Spots and scratches, full weight',
      'We buy what you hold',
    ]);
  expect(slides().getByRole('listitem').elements()).toHaveLength(3);
  expect(measureBoxes('.ad-item')).toHaveLength(4);
  await expect
    .element(featured().getByRole('img', { name: 'Silver coin' }).first())
    .toBeInTheDocument();
  await expect
    .element(featured().getByText('Nov 24, 2026, 7:00 PM ET').first())
    .toBeInTheDocument();

  const previous = featured().getByRole('button', { name: 'Previous' });
  const next = featured().getByRole('button', { name: 'Next' });
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await presses(next);
  await expect.poll(heard).toEqual(['2 of 3']);
  await expect.element(featured().getByText('2 of 3')).toBeVisible();
  await expect.element(previous).not.toHaveAttribute('aria-disabled', 'true');
  slides().element().scrollTo({ left: 10_000, behavior: 'instant' });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await presses(next);
  await expect.element(next).toHaveFocus();
  expect(heard()).toEqual(['2 of 3']);
});

test('a narrow screen shows whole slides, one at a time, and advertisements in pairs', async () => {
  await opens('/');
  await expect.poll(titles).toHaveLength(7);
  for (const width of [320, 390, 768]) {
    await page.viewport(width, 844);
    const row = slides().element();
    row.scrollTo({ left: 0, behavior: 'instant' });
    const starts = measureBoxes('.slide').map(
      ({ left }) => left - row.getBoundingClientRect().left,
    );
    for (const [index, start] of starts.entries()) {
      row.scrollTo({ left: start - 40, behavior: 'instant' });
      expect(findWholeSlides(row), `${width} px`).toEqual([index]);
    }
    expect(countRows('.ad-item'), `${width} px`).toEqual([2, 2]);
  }
});

/** The slides that fill the row exactly. */
function findWholeSlides(row: Element): number[] {
  const { left, right } = row.getBoundingClientRect();
  return measureBoxes('.slide').flatMap((box, index) =>
    Math.abs(box.left - left) < 1 && Math.abs(box.right - right) < 1 ? [index] : [],
  );
}

test('on a wide screen no row breaks, and titles have at most two lines', async () => {
  await opens('/');
  await expect.poll(titles).toHaveLength(7);
  await loadPictures();
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.viewport(width, 900);
    const [first, second, third] = measureBoxes('.slide');
    const heights = [first, second, third, ...measureBoxes('.ad-item')].map((box) => box?.height);
    expect(heights, `${width} px`).toEqual([216, 100, 100, 84, 84, 84, 84]);
    expect([second?.top, third?.bottom], `${width} px`).toEqual([first?.top, first?.bottom]);
    expect(countRows('.ad-item'), `${width} px`).toEqual([4]);
    expect(countRows('section:has(#silver) .product-card'), `${width} px`).toEqual([4]);
    const lines = featured()
      .getByRole('heading', { level: 3 })
      .elements()
      .map((title) => title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight));
    expect(Math.round(Math.max(...lines)), `${width} px`).toBe(2);
  }
});

test('large text gets the layout of a narrow screen', async () => {
  await opens('/', { width: 1024, settings: { text: '150' } });
  await expect.poll(titles).toHaveLength(7);
  expect(findWholeSlides(slides().element())).toEqual([0]);
  expect(countRows('.ad-item')).toEqual([2, 2]);
});

test('§8 without slides the page opens with products, and what has ended is not shown', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await opens('/', { ...OLD, scenario: 'fail:getDashboardImages' });
  expect(warned.mock.calls.map(([words]) => words as unknown)).toContain(
    'Could not get dashboard images',
  );
  await expect.element(page.getByRole('link', { name: 'Shop bullion in stock' })).toBeVisible();
  await expect.poll(titles).toEqual(['Spots and scratches, full weight', 'We buy what you hold']);
});

test.each(WRONG_CLOCKS)(
  'a device %s shows what has not ended, and nothing else',
  async (_, aheadMs) => {
    holdsClock(NOW + aheadMs * 7);
    await opens('/');
    await expect.poll(titles).toHaveLength(7);
    movesDeviceClock(HOUR_MS);
    await passes(2_000);
    expect(titles()).toHaveLength(7);
    await opens('/', OLD);
    await expect.poll(titles).toHaveLength(5);
  },
);

test('a customer gets slides of their own in the places of the others', async () => {
  await opens('/', { ...OLD, as: 'clara' });
  await expect.poll(() => titles()[1]).toBe('Next year’s coins');
  await expect.poll(titles).toHaveLength(5);
});
