import { expect, test } from 'vitest';

import { problemsIn } from '#commerce/form/field-of.ts';
import { routeCalls } from '#lib/transport.ts';

import { connectByForm } from './connect-by-form.server.ts';
import * as words from './connect-words.ts';
import { CONNECT, NOT_SUBSCRIBED } from './labels.ts';

const IDA = 'ida.berg@example.com';

function form(email: string, captcha = 'person'): FormData {
  const data = new FormData();
  data.set('email', email);
  data.set('captcha', captcha);
  return data;
}

/** An API that accepts or rejects the CAPTCHA, and answers a subscription with `subscribing`. */
function api(success: boolean, subscribing: () => Promise<Response>) {
  const asked: string[] = [];
  routeCalls((url) => {
    asked.push(url.split('/').at(-1) ?? '');
    return url.includes('Captcha')
      ? Promise.resolve(Response.json({ data: { success } }))
      : subscribing();
  });
  return asked;
}

const answers = (status: number) => () => Promise.resolve(Response.json({ data: {} }, { status }));

test.each([
  ['', words.newsletterEmailRequired],
  ['  ', words.newsletterEmailRequired],
  ['ida', words.newsletterEmailInvalid],
  ['ida@example', words.newsletterEmailInvalid],
  ['ida berg@example.com', words.newsletterEmailInvalid],
  ['ida@example.c', words.newsletterEmailInvalid],
  ['ida@example.photo', words.newsletterEmailInvalid],
])('§5 "%s" is sent to nobody', async (email, message) => {
  const asked = api(true, answers(200));
  const answer = await connectByForm(form(email), false);
  expect(problemsIn(answer)).toEqual([{ field: 'email', message }]);
  expect(asked).toEqual([]);
});

test('§5 without the CAPTCHA nothing is sent', async () => {
  const asked = api(true, answers(200));
  const answer = await connectByForm(form(IDA, ''), false);
  expect(problemsIn(answer)).toEqual([
    { field: 'captcha', message: words.newsletterCaptchaRequired },
  ]);
  expect(asked).toEqual([]);
});

test('§7 the CAPTCHA is checked first, and a refusal stops the subscription', async () => {
  const asked = api(false, answers(200));
  const answer = await connectByForm(form(` ${IDA} `), false);
  expect(problemsIn(answer)).toEqual([
    { field: 'captcha', message: words.newsletterCaptchaRequired },
  ]);
  expect(asked).toEqual(['ValidateGoogleReCaptcha?captchaResponse=person']);
});

test('§8 the sentence for a second subscription ends', () => {
  expect(words.newsletterAlreadyConnected).toBe('You are already connected to Bold.');
});

test.each([
  [200, words.newsletterConnected],
  [409, words.newsletterAlreadyConnected],
  [429, words.newsletterAlreadyConnected],
  [503, words.newsletterAlreadyConnected],
])('§8 the status %i has its sentence', async (status, says) => {
  const asked = api(true, answers(status));
  expect(await connectByForm(form(IDA), false)).toEqual({ kind: 'saved', form: CONNECT, says });
  expect(asked.at(-1)).toBe('SubscribeNewsletter');
});

test('§8 a thrown error is ignored: the form can be sent again', async () => {
  api(true, () => Promise.reject(new TypeError('no network')));
  const says = NOT_SUBSCRIBED;
  expect(await connectByForm(form(IDA), false)).toEqual({ kind: 'saved', form: CONNECT, says });
});
