import { data } from 'react-router';

import { statusOf, type Answer } from './answer.ts';

const TYPES = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/**
 * The form that a request brings; it can be read again. Throws 405 for another method than POST, 415
 * for a body of another kind or none, and 400 for a form that cannot be read.
 */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== 'POST') throw data(null, { status: 405 });
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';', 1);
  if (!TYPES.has(type.trim().toLowerCase())) throw data(null, { status: 415 });
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
) {
  const answer = await answerTo(await readForm(request));
  return data(answer, { status: statusOf(answer) });
}
