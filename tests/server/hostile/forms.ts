import { Window } from 'happy-dom';

import type { Asked } from './requests.ts';

export type Form = { page: string; action: string; fields: [name: string, value: string][] };

/** The forms of a page that are sent by POST, with their fields as they stand. */
export function formsOf(page: string, html: string): Form[] {
  const { document } = new Window({ url: 'http://store.example' });
  document.write(html);
  return [...document.querySelectorAll('form')].flatMap((form) => {
    if (form.getAttribute('method')?.toLowerCase() !== 'post') return [];
    const controls = [
      ...form.querySelectorAll('input[name], select[name], textarea[name], button[name]'),
    ];
    const fields = controls.map((control): [string, string] => [
      control.getAttribute('name') ?? '',
      control.getAttribute('value') ?? '',
    ]);
    return [{ page, action: form.getAttribute('action') ?? page, fields }];
  });
}

/** A form with `input` in all fields, in all but those that say what to do, as a name, and in one field each. */
export function sendings({ page, action, fields }: Form, input: string): Asked[] {
  const bodies = [
    fields.map(([name]) => [name, input]),
    fields.map(([name, value]) => [name, name === 'intent' || name === 'form' ? value : input]),
    [...fields, [input, input]],
    ...fields.map((_, one) =>
      fields.map(([name, value], at) => [name, at === one ? input : value]),
    ),
  ];
  return bodies.map((body) => ({
    about: `form ${action} of ${page}`,
    path: action,
    init: {
      method: 'POST',
      body: new URLSearchParams(body as [string, string][]),
      headers: { referer: page },
    },
  }));
}
