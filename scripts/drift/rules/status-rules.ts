import { rulesOf } from './operation-rules.ts';
import type { Rule } from './rule.ts';

const done = { description: 'Done.' };
const failed = { description: 'Failed.' };
const response = { direction: 'response', code: 'none' } as const;

/** Rules for the statuses of answers. */
export const STATUS_RULES: Rule[] = rulesOf([
  {
    id: 'success-status-removed',
    direction: 'response',
    wire: 'breaking',
    code: 'compile',
    says: 'Clients wait for that status, and it no longer comes.',
    oasdiff: 'response-success-status-removed',
    pair: [{ responses: { '200': done, '202': done } }, { responses: { '200': done } }],
    swapped: 'success-status-added',
  },
  {
    id: 'success-status-added',
    ...response,
    wire: 'safe',
    says: 'It is a success like the others, unless a client compares the exact status.',
    oasdiff: 'response-success-status-added',
    pair: [{ responses: { '200': done } }, { responses: { '200': done, '202': done } }],
    swapped: 'success-status-removed',
  },
  {
    id: 'success-range-narrowed',
    ...response,
    wire: 'safe',
    says: 'Of a range of successes only some come.',
    pair: [{ responses: { '2XX': done } }, { responses: { '200': done } }],
    swapped: 'success-range-widened',
  },
  {
    id: 'success-range-widened',
    ...response,
    wire: 'safe',
    says: 'All are successes, unless a client compares the exact status.',
    pair: [{ responses: { '200': done } }, { responses: { '2XX': done } }],
    swapped: 'success-range-narrowed',
  },
  {
    id: 'error-status-removed',
    ...response,
    wire: 'safe',
    says: 'That failure no longer comes.',
    oasdiff: 'response-non-success-status-removed',
    pair: [{ responses: { '200': done, '404': failed } }, { responses: { '200': done } }],
    swapped: 'error-status-added',
  },
  {
    id: 'error-status-added',
    ...response,
    wire: 'safe',
    says: 'Clients must reckon with any failure, and this one has a name now.',
    oasdiff: 'response-non-success-status-added',
    pair: [{ responses: { '200': done } }, { responses: { '200': done, '404': failed } }],
    swapped: 'error-status-removed',
  },
  {
    id: 'default-response-removed',
    ...response,
    wire: 'risky',
    says: 'Nobody says any longer how failures look.',
    pair: [{ responses: { '200': done, default: failed } }, { responses: { '200': done } }],
    swapped: 'default-response-added',
  },
  {
    id: 'default-response-split',
    ...response,
    wire: 'safe',
    says: 'How failures look is written down for each range of them.',
    pair: [
      { responses: { '200': done, default: failed } },
      { responses: { '200': done, '4XX': failed, '5XX': failed } },
    ],
    swapped: 'default-response-added',
  },
  {
    id: 'default-response-added',
    ...response,
    wire: 'safe',
    says: 'How failures look is written down.',
    pair: [{ responses: { '200': done } }, { responses: { '200': done, default: failed } }],
    swapped: 'default-response-removed',
  },
]);
