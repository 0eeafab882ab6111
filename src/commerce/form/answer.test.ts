import { expect, test } from 'vitest';

import { ApiFailure, NO_REASON, type ApiError } from '#lib/api-error.ts';

import { answered, refusal, statusOf, wordsOf, type Asked } from './answer.ts';

const ADDRESS: Asked = { form: 'address-7', noun: 'address', values: { city: 'Burnet' } };
const refused = (status: number, says = NO_REASON): ApiError => ({
  kind: 'refused',
  status,
  fields: [],
  says,
});

const blame: Asked['blame'] = ({ status, says }) => ({
  email: status === 409 ? says : undefined,
});

function fails(problem: ApiError, asked = ADDRESS) {
  return answered(asked, () => Promise.reject(new ApiFailure(problem)));
}

test('a saved form has its message, what else it brings, and the status 200', async () => {
  const answer = await answered(ADDRESS, async () => ({ says: 'Home is saved.', id: 7 }));
  expect(answer).toEqual({ kind: 'saved', form: 'address-7', says: 'Home is saved.', id: 7 });
  expect([statusOf(answer), wordsOf(answer)]).toEqual([200, 'Home is saved.']);
});

const OURS = 'Something went wrong on our side. Please try again.';

test.each<[ApiError, number, string]>([
  [{ kind: 'busy', retryAfterMs: 60_000 }, 429, 'Too many tries. Wait 60 seconds, then try again.'],
  [{ kind: 'missing' }, 404, 'This address is gone.'],
  [refused(409, 'It is in use.'), 409, 'It is in use.'],
  [refused(409), 409, 'The store could not do that with this address.'],
  [refused(422, 'No such ZIP code.'), 422, 'No such ZIP code.'],
  [{ kind: 'failed', status: 500, retryAfterMs: undefined }, 503, OURS],
  [{ kind: 'slow' }, 503, 'The store took too long to answer. Please try again.'],
  [{ kind: 'offline' }, 503, 'The store could not be reached. Nothing was lost: please try again.'],
  [
    { kind: 'expired' },
    401,
    'Your login session has been expired. Please login again using your credentials',
  ],
])('after %o the status, the words and what was typed are those', async (problem, status, says) => {
  const answer = await fails(problem);
  expect([statusOf(answer), wordsOf(answer)]).toEqual([status, says]);
  expect(answer.values).toEqual({ city: 'Burnet' });
});

test('an error that is not from a call is a failure of the store', async () => {
  const answer = await answered(ADDRESS, () => Promise.reject(new Error('x is undefined')));
  expect([statusOf(answer), wordsOf(answer)]).toEqual([503, OURS]);
});

test('a wrong field is told at its control, and nothing is carried out', async () => {
  const calls: string[] = [];
  const wrong = { city: 'Enter a city.', zip: undefined };
  const answer = await answered({ ...ADDRESS, wrong }, async () => ({ says: `${calls.push('')}` }));
  expect(answer).toMatchObject({
    problems: [{ field: 'address-7-city', message: 'Enter a city.' }],
  });
  expect([statusOf(answer), wordsOf(answer), calls]).toEqual([400, undefined, []]);
});

test('a refusal of the API is told at the field that may have caused it', async () => {
  const taken = await fails(refused(409, 'It has another account.'), { ...ADDRESS, blame });
  expect(taken).toMatchObject({
    status: 409,
    problems: [{ field: 'address-7-email', message: 'It has another account.' }],
  });
  expect(wordsOf(taken)).toBeUndefined();
  expect(wordsOf(await fails(refused(400, 'Not now.'), { ...ADDRESS, blame }))).toBe('Not now.');
});

test('a missing thing may have words of its own', async () => {
  const answer = await fails({ kind: 'missing' }, { ...ADDRESS, gone: 'One of these is gone.' });
  expect(wordsOf(answer)).toBe('One of these is gone.');
});

test('a refusal without a field is a conflict', () => {
  const answer = refusal('inbox', 'Select messages first.');
  expect([statusOf(answer), wordsOf(answer)]).toEqual([409, 'Select messages first.']);
});
