import { data } from 'react-router';

import { boundedText, fieldBound } from '#lib/field-bounds.ts';

import { statusOf, type Answer } from './answer.ts';

/** The whole texts of fields that are longer than their bounds, for an answer that keeps them. */
const wholeTexts = new WeakMap<FormData, ReadonlyMap<string, string>>();

/** Fields that a form may have: a cart of 500 lines has 1,500. Some forms look at each pair of them. */
const MOST_FIELDS = 5_000;
const TYPES = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/**
 * The form that a request brings, each text within its bound; it can be read again. Throws 405 for
 * another method than POST, 415 for a body of another kind or none, 413 for too many fields, and 400
 * for a form that cannot be read.
 */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== 'POST') throw data(null, { status: 405 });
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';', 1);
  if (!TYPES.has(type.trim().toLowerCase())) throw data(null, { status: 415 });
  const form = await formOf(request);
  if ([...form.keys()].length > MOST_FIELDS) throw data(null, { status: 413 });
  return bounded(form);
}

async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.clone().formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

/** For `action`: the answer to the form that a request brings, with its HTTP status. */
export async function answerForm<Answered extends Answer>(
  request: Request,
  answerTo: (form: FormData) => Promise<Answered>,
  headers: HeadersInit = {},
) {
  const form = await readForm(request);
  const answer = withWholeTexts(form, await answerTo(form));
  return data(answer, { status: statusOf(answer), headers });
}

/** All that was typed into a field that has only the start of a long text. */
export function wholeText(form: FormData, name: string): string | undefined {
  return wholeTexts.get(form)?.get(name);
}

/** The answer with all that was typed, also where the form has only the start of a long text. */
export function withWholeTexts<Answered extends Answer>(
  form: FormData,
  answer: Answered,
): Answered {
  if (!wholeTexts.has(form) || !answer.values) return answer;
  const values = Object.entries(answer.values).map(([name, text]) => [
    name,
    wholeText(form, name) ?? text,
  ]);
  return { ...answer, values: Object.fromEntries(values) as Record<string, string> };
}

function bounded(form: FormData): FormData {
  const whole = new Map<string, string>();
  const cut = new FormData();
  for (const [name, value] of form) {
    if (typeof value !== 'string') cut.append(name, value, fileName(value));
    else {
      const text = boundedText(name, value);
      if (text !== value) whole.set(name, value);
      cut.append(name, text);
    }
  }
  if (whole.size > 0) wholeTexts.set(cut, whole);
  return cut;
}

/** The end of a long name, which tells the kind of the file. */
function fileName({ name }: File): string {
  return name.slice(-fieldBound('file'));
}
