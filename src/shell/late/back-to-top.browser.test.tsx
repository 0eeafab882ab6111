import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const up = () => page.getByRole('button', { name: 'Back to top' });

/** Scrolls until the late frame is there and has seen it. */
async function scrollsTo(top: number): Promise<void> {
  await expect.poll(() => (scrollTo(0, top), scrollY)).toBe(top);
}

test('§9 the button stands in the masthead, where room is kept for it', async () => {
  await opens('/site-map');
  const before = cartLeft();
  await scrollsTo(600);
  await expect.element(up()).toBeVisible();
  expect(up().element().closest('.masthead')).not.toBeNull();
  expect(cartLeft(), 'nothing moves').toBe(before);
});

test.each(['/', '/silver-bullion', '/state-sales-tax'])(
  'on %s, where the masthead does not stay, the button covers no control',
  async (path) => {
    await opens(path, { settings: { text: '150' } });
    await scrollsTo(300);
    await expect.poll(() => document.querySelector('.late-corner')).not.toBeNull();
    const seen: boolean[] = [];
    for (let top = 400; top < 4000 && top < document.body.scrollHeight - 900; top += 173) {
      await scrollsTo(top);
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      await expect.poll(coveredControls).toEqual([]);
      seen.push(up().query() !== null);
    }
    expect(seen).toContain(true);
  },
);

test('the button goes while it would cover the focused control', async () => {
  await opens('/site-map', { settings: { text: '150' } });
  await scrollsTo(600);
  await expect.element(up()).toBeVisible();
  const link = document.createElement('a');
  link.href = '/';
  link.style.cssText = 'position: fixed; inset: auto 0 0 auto; inline-size: 90px; block-size: 90px';
  document.querySelector('main')?.append(link);
  link.focus({ preventScroll: true });
  await expect.element(up()).not.toBeInTheDocument();
  link.remove();
  await scrollsTo(610);
  await expect.element(up()).toBeVisible();
});

function cartLeft(): number | undefined {
  return document.getElementById('cart')?.getBoundingClientRect().left;
}

/** The controls below the button. */
function coveredControls(): string[] {
  const button = up().query();
  if (!button) return [];
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [...document.querySelectorAll('main :is(a, button, input, select, summary)')]
    .filter((control) => control.checkVisibility())
    .filter((control) =>
      [...control.getClientRects()].some(
        (box) =>
          box.left < right - 1 &&
          left + 1 < box.right &&
          box.top < bottom - 1 &&
          top + 1 < box.bottom,
      ),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}
