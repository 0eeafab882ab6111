import { expect, test } from 'vitest';

import { answerForm } from '#commerce/form/read-form.ts';

import { askByForm } from './ask-by-form.server.ts';
import { IRA_FIELDS } from './questionnaire.ts';

const SIZES = [80_000, 250_000];

/** The answer to the form with this text in all fields. */
async function answerTo(text: string) {
  const body = new URLSearchParams(IRA_FIELDS.map((name) => [name, text]));
  const request = new Request('https://store.example/services/precious-metals-ira', {
    method: 'POST',
    body,
  });
  return (await answerForm(request, askByForm)).data;
}

test.each(
  ['1 ', '9', 'a@', "a'", '$0', ' \n'].flatMap((part) =>
    SIZES.map((size) => [part, size] as const),
  ),
)(
  '§5 “%s” repeated to %d characters is refused at each field, and all of it is kept',
  async (part, size) => {
    const text = `1${part.repeat(size / part.length)}x`;
    const answer = await answerTo(text);
    expect(answer).toMatchObject({ kind: 'refused', form: 'ira', status: 400 });
    const problems = answer.kind === 'refused' ? answer.problems : [];
    expect(problems.map(({ field }) => field)).toEqual(IRA_FIELDS.map((name) => `ira-${name}`));
    expect(problems[0]?.message).toBe('Use at most 200 characters.');
    expect(problems.find(({ field }) => field === 'ira-email')?.message).toBe(
      'Use at most 254 characters.',
    );
    expect(answer.values).toEqual(Object.fromEntries(IRA_FIELDS.map((name) => [name, text])));
  },
);

test('a percentage may have spaces around it and before its sign', async () => {
  const answer = await answerTo(' 40 % ');
  const problems = answer.kind === 'refused' ? answer.problems : [];
  expect(problems.map(({ field }) => field)).not.toContain('ira-gold');
});
