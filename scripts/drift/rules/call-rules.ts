import { rulesOf } from './operation-rules.ts';
import { object, text, type Rule, type Template } from './rule.ts';

const json = { 'application/json': { schema: object({ a: text }) } };
const xml = { 'application/xml': { schema: object({ a: text }) } };
const done = { '200': { description: 'Heard.' } };

function webhook(body: object | undefined, responses: object = done): Template {
  const post = { ...(body ? { requestBody: body } : {}), responses };
  return { root: { webhooks: { coinSold: { post } } } };
}

const sent = { direction: 'response', code: 'none' } as const;
const awaited = { direction: 'request', code: 'none' } as const;

/** Rules for webhooks and callbacks. */
export const CALL_RULES: Rule[] = rulesOf([
  {
    id: 'call-body-became-required',
    ...sent,
    wire: 'safe',
    says: 'It always comes from now on.',
    pair: [webhook({ content: json }), webhook({ required: true, content: json })],
    swapped: 'call-body-became-optional',
  },
  {
    id: 'call-body-became-optional',
    ...sent,
    wire: 'breaking',
    says: 'It may be missing where it always came.',
    pair: [webhook({ required: true, content: json }), webhook({ content: json })],
    swapped: 'call-body-became-required',
  },
  {
    id: 'call-media-type-added',
    ...sent,
    wire: 'breaking',
    says: 'The server that is called may get a type that it does not know.',
    pair: [webhook({ content: json }), webhook({ content: { ...json, ...xml } })],
    swapped: 'call-media-type-removed',
  },
  {
    id: 'call-media-type-removed',
    ...sent,
    wire: 'safe',
    says: 'That type no longer comes.',
    pair: [webhook({ content: { ...json, ...xml } }), webhook({ content: json })],
    swapped: 'call-media-type-added',
  },
  {
    id: 'answer-status-removed',
    ...awaited,
    wire: 'breaking',
    says: 'The server that is called may answer so, and is no longer understood.',
    pair: [webhook(undefined, { ...done, '410': { description: 'Gone.' } }), webhook(undefined)],
    swapped: 'answer-status-added',
  },
  {
    id: 'answer-status-added',
    ...awaited,
    wire: 'safe',
    says: 'The server that is called may answer as before.',
    pair: [webhook(undefined), webhook(undefined, { ...done, '410': { description: 'Gone.' } })],
    swapped: 'answer-status-removed',
  },
  {
    id: 'answer-body-added',
    ...awaited,
    wire: 'breaking',
    says: 'The server that is called answers without one.',
    pair: [webhook(undefined), webhook(undefined, answering(json))],
    swapped: 'answer-body-removed',
  },
  {
    id: 'answer-body-removed',
    ...awaited,
    wire: 'safe',
    says: 'Nobody reads any longer what the answer holds.',
    pair: [webhook(undefined, answering(json)), webhook(undefined)],
    swapped: 'answer-body-added',
  },
]);

function answering(content: object): object {
  return { '200': { description: 'Heard.', content } };
}
