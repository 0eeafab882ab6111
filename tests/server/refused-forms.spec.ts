import { expect, test } from '@playwright/test';

import { CHECKOUT_SCREENS, COLLECTOR_SCREENS, GUEST_SCREENS } from '#tests/a11y/screens.ts';
import { IDA } from '#tests/guests.ts';

import { atOnce } from './at-once.ts';
import { kindAt } from './page-kinds.ts';
import { arrivalFaults, isErrorScreen, postForms, type PostForm } from './refused-page.ts';

const CART = '/cart/cart';
/** Their forms are answered in every way: at a summary, a single field, a message, in a disclosure. */
const LONG_PAGES = [
  CART,
  COLLECTOR_SCREENS['account settings'],
  COLLECTOR_SCREENS['importing a file'],
  COLLECTOR_SCREENS['purchase to correct'],
];
const GUEST_CART = 'cart=225134x3i:';
/** Fields that name a form or what it does. */
const NAMES_FORM = new Set(['form', 'intent', 'key']);
/** What a guest fills in to open all steps of a checkout. */
const CHECKOUT: readonly (readonly [path: string, fields: Record<string, string>])[] = [
  [CHECKOUT_SCREENS.Address, { ...IDA, state: 'CA', place: 'home', billSame: 'on' }],
  [CHECKOUT_SCREENS.Shipping, { method: 'standard' }],
  [CHECKOUT_SCREENS.Payment, { method: 'paperCheck' }],
];

/** A page for a visitor, whose cookies are new for each request. */
type Look = { page: string; newCookie: () => string };
type Button = PostForm['buttons'][number];
type Sending = Look & { form: PostForm; body: URLSearchParams };

let visitors = 0;

/** A visitor whose state in the mock backend no other form changes. */
function newVisitor(): string {
  visitors += 1;
  return `refused-${process.pid}-${visitors}`;
}

function asGuest(): string {
  return `mock-visitor=${newVisitor()}; ${GUEST_CART}`;
}

function asCollector(): string {
  const visitor = newVisitor();
  return `signed-in=1; mock-visitor=${visitor}; session=mock.${visitor}.BPM-20417`;
}

test('refused forms arrive at their problems without JavaScript', async ({ baseURL }) => {
  const looks = LONG_PAGES.map((page) => ({ page, newCookie: asCollector }));
  await expectArrivals(String(baseURL), looks, 10);
});

test('each refused form of the store does', { tag: '@rare' }, async ({ baseURL }) => {
  const origin = String(baseURL);
  const looks = [
    ...oneOfEachKind(GUEST_SCREENS).map((page) => ({ page, newCookie: asGuest })),
    ...[CART, ...Object.values(COLLECTOR_SCREENS)].map((page) => ({
      page,
      newCookie: asCollector,
    })),
    ...(await checkoutLooks(origin)),
  ];
  await expectArrivals(origin, looks, 45);
});

/** Sends each form of the pages empty, and looks where the answers begin. */
async function expectArrivals(origin: string, looks: readonly Look[], least: number) {
  const faults: string[] = [];
  const refused = new Set<string>();
  await atOnce(await findSendings(origin, looks), async (sending) => {
    const answer = await post(origin, sending);
    const html = await answer.text();
    if (answer.status < 400 || isErrorScreen(html)) return;
    const about = nameOf(sending);
    refused.add(about);
    faults.push(...arrivalFaults(html).map((fault) => `${about}: ${fault}`));
  });
  expect(faults.toSorted()).toEqual([]);
  expect(refused.size).toBeGreaterThanOrEqual(least);
}

/** One address of each route: its pages have the same forms. */
function oneOfEachKind(screens: Readonly<Record<string, string>>): string[] {
  const kinds = Object.values(screens).map((page): [string | undefined, string] => [
    kindAt(page),
    page,
  ]);
  return [...new Map(kinds).values()];
}

/** The steps of a checkout that a guest has filled in. */
async function checkoutLooks(origin: string): Promise<Look[]> {
  const cookie = asGuest();
  const cart = await read(origin, { page: CART, newCookie: () => cookie });
  const form = cart.find(({ buttons }) => buttons.some(([, value]) => value === 'checkout'));
  if (!form) throw new Error('The cart has no button that begins a checkout.');
  const kept = form.controls.map(({ name, value }) => [name, value]);
  const body = new URLSearchParams([...kept, ['intent', 'checkout']]);
  const begun = await post(origin, { page: CART, newCookie: () => cookie, form, body });
  const cookies = begun.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const newCookie = () => [...cookies, cookie].join('; ');
  for (const [page, fields] of CHECKOUT) {
    const filled = new URLSearchParams({ ...fields, intent: 'next' });
    const step = { page, newCookie, form: { ...form, action: page }, body: filled };
    // oxlint-disable-next-line no-await-in-loop -- each step opens the next
    expect((await post(origin, step)).status, page).toBe(303);
  }
  return Object.values(CHECKOUT_SCREENS).map((page) => ({ page, newCookie }));
}

async function read(origin: string, { page, newCookie }: Look): Promise<PostForm[]> {
  const answer = await fetch(origin + page, { headers: { cookie: newCookie() } });
  return postForms(await answer.text());
}

function post(origin: string, { page, newCookie, form, body }: Sending): Promise<Response> {
  const headers = { origin, cookie: newCookie(), referer: origin + page };
  const { href } = new URL(form.action || page, origin + page);
  return fetch(href, { method: 'POST', body, redirect: 'manual', headers });
}

/** Each form of all pages with each of its buttons: once, however many pages have it. */
async function findSendings(origin: string, looks: readonly Look[]): Promise<Sending[]> {
  const found = new Map<string, Sending>();
  await atOnce(looks, async (look) => {
    for (const form of await read(origin, look)) {
      for (const button of form.buttons) {
        const sending = { ...look, form, body: emptyBody(form, button) };
        found.set(kindOf(sending, button), sending);
      }
    }
  });
  return [...found.values()];
}

/** An empty form; a form without a field to type in has wrong hidden values instead. */
function emptyBody({ controls }: PostForm, [name, value]: Button) {
  const canType = controls.some(({ isHidden }) => !isHidden);
  const body = new URLSearchParams(
    controls.map((control): [string, string] => {
      const isKept = control.isHidden && (canType || NAMES_FORM.has(control.name));
      return [control.name, isKept ? control.value : ''];
    }),
  );
  if (name) body.set(name, value);
  return body;
}

function nameOf({ page, form, body }: Sending): string {
  return [form.action || page, body.get('form'), body.get('intent')].filter(Boolean).join(' ');
}

/** Forms that differ only by their numbers, such as the id of a product, are of one kind. */
function kindOf(sending: Sending, button: Button): string {
  const parts = [nameOf(sending), ...button, ...sending.body.keys()];
  return parts.join(' ').replaceAll(/\d+/g, '0');
}
