import { rulesOf } from './operation-rules.ts';
import { object, text, type Rule } from './rule.ts';

const form = (encoding: object) => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: object({ a: text }),
      encoding: { a: encoding },
    },
  },
});
const needing = { 'X-A': { required: true, schema: text } };
const request = { direction: 'request', code: 'none' } as const;

/** Rules for the parts of a form. */
export const FORM_RULES: Rule[] = rulesOf([
  {
    id: 'part-encoding-changed',
    ...request,
    wire: 'breaking',
    says: 'A part of the form must be of another type, or written in another way.',
    pair: [
      { requestBody: form({ contentType: 'image/png' }) },
      { requestBody: form({ contentType: 'image/jpeg' }) },
    ],
    swapped: 'part-encoding-changed',
  },
  {
    id: 'part-encoding-widened',
    ...request,
    wire: 'safe',
    says: 'A part of the form may be of more types.',
    pair: [
      { requestBody: form({ contentType: 'image/png' }) },
      { requestBody: form({ contentType: 'image/png, image/jpeg' }) },
    ],
    swapped: 'part-encoding-changed',
  },
  {
    id: 'part-header-required',
    ...request,
    wire: 'breaking',
    says: 'Clients that do not know the header send the part without it.',
    pair: [{ requestBody: form({}) }, { requestBody: form({ headers: needing }) }],
    swapped: 'part-header-no-longer-required',
  },
  {
    id: 'part-header-no-longer-required',
    ...request,
    wire: 'safe',
    says: 'Clients that send the header still may.',
    pair: [{ requestBody: form({ headers: needing }) }, { requestBody: form({}) }],
    swapped: 'part-header-required',
  },
]);
