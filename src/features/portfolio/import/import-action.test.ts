import { expect, test } from 'vitest';

import { answerForm } from '#commerce/form/read-form.ts';

import { importByForm } from './import-action.server.ts';

test.each([
  ['600 kB', 'Date,Units,Item\n01/02/2024,5,Bar\n'.repeat(18_200), /at most 500 kB and 1,000 rows/],
  ['1.2 MB', '1,'.repeat(600_000), /at most 500 kB and 1,000 rows/],
  ['250 kB in one cell', `Date,Units\n01/02/2024,${'1 '.repeat(125_000)}`, /Row 2 has a cell of/],
])('pasted text of %s is refused at its field, and stays in it', async (_, rows, message) => {
  const body = new FormData();
  body.set('intent', 'read');
  body.set('rows', rows);
  const request = new Request('https://store.example/import', { method: 'POST', body });
  const { data: answer } = await answerForm(request, (form) =>
    importByForm(form, '2026-11-18', request.signal),
  );
  expect(answer).toMatchObject({
    kind: 'refused',
    status: 400,
    problems: [{ field: 'import-text', message: expect.stringMatching(message) }],
  });
  // Forms have other line ends than texts.
  expect(answer.values?.['rows']?.replaceAll('\r\n', '\n')).toBe(rows);
});
