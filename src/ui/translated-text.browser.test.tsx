import { EDITS, startTranslator, TRANSLATION_MARK, type Edit } from '#tests/foreign/translator.ts';
import { Suspense, use, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';

import { guardTranslatedText } from './translated-text.ts';

const CHANGES = ['appendChild', 'insertBefore', 'removeChild', 'nodeValue'] as const;
const DELAY_MS = 20;

const natives = CHANGES.map(
  (name) => [name, Object.getOwnPropertyDescriptor(Node.prototype, name) ?? {}] as const,
);
let root: Root;
let box: HTMLElement;

let observer: MutationObserver | undefined;

// The page of an earlier file would be translated too, and kept so for the files after this one.
beforeAll(async () => {
  await cleanup();
  document.getElementById('server-html')?.remove();
});

// Once: two observers would each read the other's restored nodes as a translation.
beforeAll(() => {
  const observe = vi.spyOn(MutationObserver.prototype, 'observe');
  guardTranslatedText();
  observer = observe.mock.contexts[0] as MutationObserver;
});

afterAll(() => {
  observer?.disconnect();
  for (const [name, native] of natives) Object.defineProperty(Node.prototype, name, native);
});

beforeEach(() => {
  box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
});

afterEach(() => {
  root.unmount();
  box.remove();
  document.documentElement.lang = 'en';
  document.documentElement.classList.remove('translated-ltr');
});

function draw(children: ReactNode): void {
  flushSync(() => root.render(children));
}

/** The text as a shopper reads it, without the translator's marks and in its order. */
function text(): string {
  return box.textContent.replaceAll(TRANSLATION_MARK, '').replaceAll(/\s+/g, ' ').trim();
}

/** Draws `before`, translates it, draws `after`. Observers of the page come between. */
async function drawTranslated(before: ReactNode, after: ReactNode, edit: Edit): Promise<void> {
  draw(before);
  const stop = startTranslator({ edit });
  await Promise.resolve();
  expect(box.textContent).toContain(TRANSLATION_MARK);
  draw(after);
  stop();
}

const sentence = (count: number, note?: string) => (
  <p>
    Your cart holds {count} items{note && `, ${note}`}. <b>Total {count * 5} dollars</b> now {count}
    .
  </p>
);

const badge = (label: string | undefined, price: number) => (
  <p>
    {label && <em>{label}</em>} From {price} <b>each</b> {label} {price > 5 && 'with a discount'}
  </p>
);

const list = (names: string[]) => (
  <p>
    Sold by:{' '}
    {names.map((name) => (
      <span key={name}>{`${name} `}</span>
    ))}
    and others
  </p>
);

const part = (isOpen: boolean) => (
  <p>
    Before {isOpen && <>one {'two'} three</>} after <i>all</i>
  </p>
);

test.each(EDITS)('a changed text is shown when a translator has edited by: %s', async (edit) => {
  await drawTranslated(sentence(2), sentence(31), edit);
  expect(text()).toBe('Your cart holds 31 items. Total 155 dollars now 31.');
});

test.each(EDITS)('texts come and go when a translator has edited by: %s', async (edit) => {
  await drawTranslated(sentence(2), sentence(2, 'on hold'), edit);
  expect(text()).toBe('Your cart holds 2 items, on hold. Total 10 dollars now 2.');
  await drawTranslated(sentence(2, 'on hold'), sentence(3), edit);
  expect(text()).toBe('Your cart holds 3 items. Total 15 dollars now 3.');
});

test.each(EDITS)('elements come and go when a translator has edited by: %s', async (edit) => {
  await drawTranslated(badge('New', 4), badge(undefined, 9), edit);
  expect(text()).toBe('From 9 each with a discount');
  await drawTranslated(badge(undefined, 9), badge('Sale', 3), edit);
  expect(text()).toBe('Sale From 3 each Sale');
});

test.each(EDITS)('a list is reordered when a translator has edited by: %s', async (edit) => {
  await drawTranslated(list(['Ann', 'Bob', 'Cid']), list(['Cid', 'Ann', 'Dee', 'Bob']), edit);
  expect(text()).toBe('Sold by: Cid Ann Dee Bob and others');
});

test.each(EDITS)('a text alone changes when a translator has edited by: %s', async (edit) => {
  await drawTranslated(<p>Price: 5</p>, <p>Price: 6</p>, edit);
  expect(text()).toBe('Price: 6');
  await drawTranslated(<p>Price: 6</p>, <p>{['Price: ', 7, <b key="each"> each</b>]}</p>, edit);
  expect(text()).toBe('Price: 7 each');
  await drawTranslated(<p>{['Price: ', 7, <b key="each"> each</b>]}</p>, <p>Sold out</p>, edit);
  expect(text()).toBe('Sold out');
});

test.each(EDITS)('a part is removed when a translator has edited by: %s', async (edit) => {
  await drawTranslated(part(true), part(false), edit);
  expect(text()).toBe('Before after all');
  await drawTranslated(part(false), <div>Another part</div>, edit);
  expect(text()).toBe('Another part');
  draw(undefined);
  expect(box.childNodes).toHaveLength(0);
});

test.each(EDITS)(
  'later texts are translated again when a translator edits by: %s',
  async (edit) => {
    draw(sentence(2));
    const stop = startTranslator({ edit, delayMs: DELAY_MS });
    for (const count of [7, 8, 9]) {
      draw(sentence(count));
      await vi.waitFor(() => expect(box.textContent).toContain(`${TRANSLATION_MARK}cart`));
      expect(text()).toContain(`${count} `);
      expect(text()).not.toContain(`${count - 1} `);
    }
    stop();
  },
);

const waiting = new Promise<void>(() => {});
function Waits({ isWaiting }: { isWaiting: boolean }) {
  if (isWaiting) use(waiting);
  return null;
}
const price = (amount: number, isWaiting: boolean) => (
  <Suspense fallback={<i>Loading</i>}>
    Price {amount} <b>each</b>
    <Waits isWaiting={isWaiting} />
  </Suspense>
);

const choice = (count: number) => (
  <label>
    Buy {count} <input type="checkbox" /> now
  </label>
);

const pair = (names: string[]) => names.map((name) => <p key={name}>{name}</p>);

test('texts that wait behind a fallback come back as they are now', async () => {
  await drawTranslated(price(5, false), price(6, true), 'replace');
  expect(text()).toBe('eachLoading');
  draw(price(7, false));
  expect(text()).toBe('Price 7 each');
});

test('a control beside a changed text keeps the focus', async () => {
  draw(choice(1));
  box.querySelector('input')?.focus();
  await drawTranslated(choice(1), choice(2), 'replace');
  expect(text()).toBe('Buy 2 now');
  expect(document.activeElement).toBe(box.querySelector('input'));
});

test('elements that another script has moved away end no page', () => {
  draw(pair(['one', 'two', 'three']));
  const frame = document.createElement('div');
  box.append(frame);
  frame.append(...box.querySelectorAll('p:nth-of-type(2)'));
  draw(pair(['one', 'new', 'two', 'three']));
  expect(box.querySelectorAll('p')).toHaveLength(4);
  draw(pair(['three']));
  expect(text()).toBe('three');
});

test('a translator that shows the original again changes nothing', async () => {
  draw(sentence(2));
  const nodes = [...(box.querySelector('p')?.childNodes ?? [])];
  startTranslator();
  await Promise.resolve();
  box.querySelector('p')?.replaceChildren(...nodes);
  await Promise.resolve();
  draw(sentence(4));
  expect(text()).toBe('Your cart holds 4 items. Total 20 dollars now 4.');
});

test('what other scripts have drawn is theirs to change', () => {
  const widget = document.createElement('p');
  document.body.append(widget);
  widget.append('Loading');
  widget.replaceChildren('Ask us');
  widget.appendChild(document.createElement('b'));
  expect(widget.textContent).toBe('Ask us');
  widget.remove();
});
