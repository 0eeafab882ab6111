// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

import * as announcer from '#ui/toast/announcer.tsx';

import { greetArrival, noteArrival, SIGNED_IN } from './arrival.ts';

beforeEach(() => {
  vi.spyOn(announcer, 'announce').mockReturnValue();
  sessionStorage.clear();
  document.body.innerHTML = '<main><h1 tabindex="-1">Cart</h1></main>';
  noteArrival(SIGNED_IN);
});

test('a document that is about to be left does not take the words of the next one', () => {
  greetArrival();
  expect(announcer.announce).not.toHaveBeenCalled();
  expect(sessionStorage.length).toBe(1);
});

test('the next document takes them once, with the focus on its heading', () => {
  const [key = ''] = Object.keys(sessionStorage);
  const note = JSON.parse(sessionStorage.getItem(key) ?? '') as { from: number };
  sessionStorage.setItem(key, JSON.stringify({ ...note, from: note.from - 1 }));
  greetArrival();
  greetArrival();
  expect(announcer.announce).toHaveBeenCalledExactlyOnceWith('Signed in.');
  expect(document.activeElement?.textContent).toBe('Cart');
  expect(sessionStorage.length).toBe(0);
});
