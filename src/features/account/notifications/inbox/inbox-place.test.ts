import { expect, test } from 'vitest';

import { hrefOf, placeOf, shownAt } from './inbox-place.ts';

const messages = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id: id + 1, text: '', isRead: id > 2 }));

test.each(['', 'folder=archive', 'page=3', 'folder=archive&page=2'])(
  'the address "%s" is read and written unchanged',
  (query) => {
    const href = hrefOf(placeOf(new URLSearchParams(query)));
    expect(href).toBe(`/myaccounts/inbox${query && `?${query}`}`);
  },
);

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=', 'folder=other'])(
  '"%s" is the first page of the inbox',
  (query) => {
    expect(placeOf(new URLSearchParams(query))).toEqual({ folder: 'inbox', page: 1 });
  },
);

test('of 70 messages each page shows 25, and beyond the last page is the last page', () => {
  const inbox = { inbox: messages(70), archive: messages(0) };
  expect(shownAt(inbox, { folder: 'inbox', page: 1 }).messages).toHaveLength(25);
  const last = shownAt(inbox, { folder: 'inbox', page: 9 });
  expect(last).toMatchObject({ page: 3, pages: 3, total: 70, unread: 3 });
  expect(last.messages.map(({ id }) => id)).toEqual(
    messages(70)
      .slice(50)
      .map(({ id }) => id),
  );
});

test('an empty folder has one page without messages', () => {
  const shown = shownAt({ inbox: [], archive: [] }, { folder: 'archive', page: 2 });
  expect(shown).toMatchObject({ page: 1, pages: 1, total: 0, messages: [] });
});
