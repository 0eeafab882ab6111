import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import type { RecordedCall } from '#gateway/recorded-calls.server.ts';

import { traffic } from './traffic.ts';

const API = 'https://api.example/api';
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=cut' };

const PHONE = '5125550142';
const LICENSE = 'D1234567';
const TAX_ID = '12-3456789';
const SSN = '078-05-1120';
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.bold.signature';
const EMAIL = 'clara.whitfield@example.com';
const NAME = "O'Whitfield";
const STREET = '12 Elm Street';
/** What may be in no file, in any spelling that a recording has. */
const TRACES = ['555', '0142', '1234567', '3456789', '078', 'eyJ', 'signature', 'Whitfield', 'Elm'];

const PERSON = {
  firstName: NAME,
  lastName: NAME,
  emailId: EMAIL,
  mobNo: PHONE,
  address1: STREET,
  token: TOKEN,
};
const CHECK = {
  idNumber: LICENSE,
  taxId: TAX_ID,
  routingNumber: '078000555',
  accountNumber: '555',
};
const LETTER = `Call (512) 555-0142, 512.555.0142, +1 512 555 0142 or ${PHONE}, write to ${EMAIL}. License ${LICENSE}, tax id ${TAX_ID}, ${SSN}. My login: Bearer ${TOKEN}, mobNo=0142&lastName=${NAME}, {"lastName":"${NAME}","photos":["Elm","Elm"]}`;

/** The text of the file in which a call is recorded. */
async function record(call: Partial<RecordedCall>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'personal-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'traffic.har');
  const recorder = traffic(path);
  recorder.record({
    method: 'POST',
    url: `${API}/UI/GetMenu`,
    startedAt: new Date(0),
    milliseconds: 5,
    requestHeaders: new Headers(JSON_TYPE),
    requestBody: '',
    status: 200,
    responseHeaders: new Headers(JSON_TYPE),
    responseBody: '{"data":[]}',
    ...call,
  });
  await recorder.stop();
  return readFile(path, 'utf8');
}

function send(requestBody: string, type: Record<string, string> = JSON_TYPE) {
  return { requestHeaders: new Headers(type), requestBody };
}

function answer(body: unknown) {
  return { responseBody: JSON.stringify(body) };
}

const nested = { data: { orders: [{ shippingInfo: PERSON, notes: [{ eCheck: CHECK }] }] } };
const letters = { orderNote: LETTER, detail: LETTER, messages: [LETTER, [LETTER]] };
const query = new URLSearchParams({ ...PERSON, ...CHECK, keyword: '512 555 0142' }).toString();

test.each<[string, Partial<RecordedCall>]>([
  ['a query', { url: `${API}/Customer/Track?${query}` }],
  ['a query of spaces', { url: `${API}/Customer/Track?keyword=512%20555%200142%20D1234567` }],
  ['nested names of a query', { url: `${API}/A?to[lastName]=Whitfield&to%5Bcity%5D=Elm` }],
  ['a path', { url: `${API}/Customer/${PHONE}/${LICENSE}/${TAX_ID}/${EMAIL}/${TOKEN}` }],
  ['a header', { requestHeaders: new Headers({ referer: `${API}?${query}`, 'x-email': EMAIL }) }],
  ['an address to go to', { responseHeaders: new Headers({ location: `/a?${query}` }) }],
  ['a form', send(query, FORM)],
  ['a JSON body', send(JSON.stringify({ ...PERSON, ...CHECK }))],
  ['a nested JSON body', send(JSON.stringify(nested))],
  ['a multipart body', send(`--cut\r\n\r\n${LETTER}\r\n--cut--`, MULTIPART)],
  ['an answer', answer({ data: PERSON })],
  ['a nested answer', answer(nested)],
  ['lists of values', answer({ photoTokens: ['Elm', '555'], photos: [['Elm']], emails: [EMAIL] })],
  ['a number', answer({ data: { mobNo: 5_125_550_142, accountNumber: 555, age: 555 } })],
  [
    'an object under a name of a person',
    answer({ comments: { first: 'Elm', rest: ['Elm', 555] } }),
  ],
  ['fields that the contract does not have', answer({ driversLicense: 'Elm', street_name: 'Elm' })],
  ['other spellings of a name', answer({ TrackingNo: '555', LASTNAME: 'Elm', 'last-name': 'Elm' })],
  ['names of fields', answer({ [PHONE]: 1, [EMAIL]: 2, [LICENSE]: 3 })],
  ['texts', answer(letters)],
  ['texts that are sent', send(JSON.stringify(letters))],
])('no value of a person is recorded from %s', async (_, call) => {
  const text = await record(call);
  expect(text).toContain('"entries"');
  expect(TRACES.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()))).toEqual([]);
});

test('a recording keeps what the contract is compared with', async () => {
  const data = {
    productId: 2_147_483_647,
    orderDate: '2026-11-20T15:33:12.123Z',
    shipByDate: '2026-11-20',
    invoice: 'BR-10045678',
    spot: '4012.50',
    price: 1_234_567.89,
    productName: '2024 American Silver Eagle, 31.1034768 g',
    status: 'In Stock',
    mobNo: '',
    city: null,
  };
  const text = await record({ url: `${API}/P?from=2026-11-20&productId=225134`, ...answer(data) });
  const [entry] = (JSON.parse(text) as { log: { entries: Recorded[] } }).log.entries;
  expect(JSON.parse(entry?.response.content.text ?? '')).toEqual(data);
  expect(entry?.request.url).toBe(`${API}/P?from=2026-11-20&productId=225134`);
});

type Recorded = { request: { url: string }; response: { content: { text: string } } };
