import { callsMade } from '#tests/browser/backend.ts';
import { show } from '#tests/browser/show.tsx';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Term } from './term.tsx';

const link = () => page.getByRole('link', { name: 'spread' });
const meaning = () => page.getByRole('tooltip');
const onward = () => page.getByRole('link', { name: 'Read it in the glossary' });
const MEANS = /What lies between two prices/;

function Text() {
  const { pathname, hash } = useLocation();
  return (
    <>
      <output>{pathname + hash}</output>
      <p>
        What lies between is the <Term href="/glossary#spread">spread</Term>, and for what metal
        costs you look at <Term href="/glossary#spot">spot</Term>.
      </p>
    </>
  );
}

async function shows() {
  await show(<Text />, { width: 320 });
  await expect.element(link()).toHaveAccessibleDescription(MEANS);
}

test('the focus shows what a word means, Escape closes it and leaves the focus where it is', async () => {
  await shows();
  expect(callsMade().filter((call) => call.includes('Glossary'))).toHaveLength(1);
  expect(meaning().length).toBe(0);
  await userEvent.tab();
  await expect.element(link()).toHaveFocus();
  await expect.element(meaning()).toBeVisible();
  const { left, right } = meaning().element().getBoundingClientRect();
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThan(320);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => meaning().length).toBe(0);
  await expect.element(link()).toHaveFocus();
  await userEvent.tab();
  await expect.element(meaning()).toShow(/The price of one troy ounce/);
  await userEvent.tab({ shift: true });
  await expect.element(meaning()).toShow(MEANS);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status').first()).toShow('/glossary#spread');
});

test('a mouse that rests shows it, may enter it, and hides it by leaving; a click follows', async () => {
  await shows();
  await userEvent.hover(link());
  await expect.element(meaning()).toShow(MEANS);
  await userEvent.hover(meaning());
  await expect.element(meaning()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => meaning().length).toBe(0);
  await userEvent.hover(link());
  await expect.element(meaning()).toBeVisible();
  await userEvent.hover(page.getByRole('status').first());
  await expect.poll(() => meaning().length).toBe(0);
  await userEvent.click(link());
  await expect.element(page.getByRole('status').first()).toShow('/glossary#spread');
});

test('a touch shows it with a way into the glossary, a press elsewhere closes it', async () => {
  await shows();
  touch(link().element());
  await expect.element(meaning()).toBeVisible();
  await expect.element(onward()).toHaveAttribute('href', '/glossary#spread');
  touch(page.getByRole('status').first().element());
  await expect.poll(() => meaning().length).toBe(0);
  touch(link().element());
  await userEvent.click(onward());
  await expect.element(page.getByRole('status').first()).toShow('/glossary#spread');
});

test('without the words it is a link', async () => {
  await show(<Text />, { scenario: 'fail:getGlossary' });
  await expect.poll(() => callsMade().some((call) => call.includes('Glossary'))).toBe(true);
  await userEvent.hover(link());
  await expect.element(link()).not.toHaveAttribute('aria-describedby');
  await userEvent.click(link());
  await expect.element(page.getByRole('status').first()).toShow('/glossary#spread');
});

function touch(element: Element): void {
  element.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}
