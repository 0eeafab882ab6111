import { heard } from '#tests/browser/heard.ts';
import { show } from '#tests/browser/show.tsx';
import { presses } from '#tests/browser/steps.ts';
import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { announce, withdraw } from './announcer.tsx';
import { said, toast } from './toast.ts';

const region = () => page.getByRole('region', { name: 'Messages' });
const addButton = () => page.getByRole('button', { name: 'Add', exact: true });
const messages = () => region().getByRole('listitem');
const close = (text: string) => page.getByRole('button', { name: `Close: ${text}`, exact: true });

/** A page with a button, which has the focus. */
async function showsButton(): Promise<void> {
  await show(
    <>
      <h1 tabIndex={-1}>Cart</h1>
      <button type="button">Add</button>
    </>,
  );
  addButton().element().focus();
}

test('a message is shown and said once, and the live regions were there before, empty', async () => {
  await showsButton();
  const polite = page.getByRole('status').element();
  expect(polite.textContent).toBe('');
  expect(page.getByRole('alert').element().textContent).toBe('');
  toast('1 × Eagle added.');
  await expect.element(messages()).toShow('1 × Eagle added.');
  await expect.poll(heard).toEqual(['1 × Eagle added.']);
  expect(page.getByRole('status').element()).toBe(polite);
  // Another reader of the same words would hear them twice.
  expect(region().element().closest('[aria-live]')).toBeNull();
  await expect.element(addButton()).toHaveFocus();
});

test('sentences that come together are said one after the other, and the same one again', async () => {
  await showsButton();
  announce('First.');
  announce('Second.');
  announce('Second.');
  await expect.poll(heard).toEqual(['First.', 'Second.', 'Second.']);
});

test('what is withdrawn before its turn is not said', async () => {
  await showsButton();
  announce('First.');
  announce('Loading');
  withdraw('Loading');
  announce('Last.');
  await expect.poll(heard).toEqual(['First.', 'Last.']);
});

test('a failure interrupts, and stays until it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await showsButton();
    toast('Something went wrong.', { tone: 'error' });
    toast('Saved.');
    await vi.advanceTimersByTimeAsync(500);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong.');
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved.');
    await expect.element(messages().last()).toShow('Saved.');
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(() => messages().length).toBe(1);
    await expect.element(messages()).toShow('Something went wrong.');
    await expect.element(page.getByRole('alert')).toHaveTextContent('');
  } finally {
    vi.useRealTimers();
  }
  await presses(close('Something went wrong.'));
  await expect.element(region()).not.toBeInTheDocument();
  await expect.element(addButton()).toHaveFocus();
});

test('the same words twice are one message, said twice', async () => {
  await showsButton();
  toast('Out of stock.', { tone: 'error' });
  toast('Out of stock.', { tone: 'error' });
  await expect.poll(heard).toEqual(['Out of stock.', 'Out of stock.']);
  expect(messages().length).toBe(1);
});

test('an action of a message is done, and its message goes, and the focus goes back', async () => {
  await showsButton();
  const press = vi.fn<() => void>();
  const words = 'Eagle removed. F6 leads to Put it back.';
  toast('Eagle removed.', { action: { label: 'Put it back', press }, heard: words });
  await expect.poll(heard).toEqual([words]);
  const action = messages().getByRole('button', { name: 'Put it back' });
  await expect.element(action).toBeVisible();
  addButton().element().focus();
  await presses(action, ' ');
  expect(press).toHaveBeenCalledOnce();
  await expect.element(region()).not.toBeInTheDocument();
  await expect.element(addButton()).toHaveFocus();
});

test('of many plain messages the last two are shown, and the log has them all', async () => {
  await showsButton();
  for (const text of ['One.', 'Two.', 'Three.']) toast(text);
  await expect.poll(() => messages().length).toBe(2);
  await expect.element(messages().first()).toShow('Two.');
  await expect.poll(heard).toEqual(['One.', 'Two.', 'Three.']);
  expect(
    said
      .get()
      .slice(-3)
      .map(({ text }) => text),
  ).toEqual(['One.', 'Two.', 'Three.']);
});

test('a message that the reader points at or focuses does not go away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await showsButton();
    toast('1 × Eagle added.', { action: { label: 'View cart', href: '/cart/cart' } });
    const link = messages().getByRole('link', { name: 'View cart' });
    (await link.findElement()).focus();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(link).toBeVisible();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    addButton().element().focus();
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.element(region()).not.toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

test('a plain message ends with its page, a failure and a young one do not', async () => {
  await show(<Link to="/next">Next</Link>);
  const now = Date.now();
  const date = vi.spyOn(Date, 'now').mockReturnValue(now + 2000);
  toast('Saved.');
  toast('Something went wrong.', { tone: 'error' });
  await expect.poll(() => messages().length).toBe(2);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.poll(() => messages().length).toBe(1);
  await expect.element(messages()).toShow('Something went wrong.');
  date.mockRestore();
});

test.each([320, 1440])('at %d px a message covers nothing that has the focus', async (width) => {
  await show(
    <>
      {Array.from({ length: 60 }, (_, index) => (
        <p key={index}>
          <button type="button">Button {index}</button>
        </p>
      ))}
    </>,
    { width },
  );
  toast('1 × Eagle added.', { action: { label: 'View cart', href: '/cart/cart' } });
  await expect.element(messages()).toBeVisible();
  // Until its fonts are there, a message has other lines.
  await document.fonts.ready;
  const buttons = page.getByRole('main').getByRole('button').elements();
  for (const button of [...buttons, ...buttons.toReversed()]) {
    button.focus();
    const [its, theirs] = [button, messages().element()].map((part) =>
      part.getBoundingClientRect(),
    );
    const isApart = !its || !theirs || its.bottom <= theirs.top + 1 || its.top >= theirs.bottom - 1;
    const isBeside = !its || !theirs || its.right <= theirs.left + 1;
    expect({ button: button.textContent, isFree: isApart || isBeside }).toMatchObject({
      isFree: true,
    });
  }
});
