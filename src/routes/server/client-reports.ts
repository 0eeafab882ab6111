import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';

import { isOperationId } from '#gateway/operation-of.server.ts';
import { isPersonal, redactPersonalText } from '#gateway/personal-data.server.ts';
import { tooOften } from '#gateway/throttle.server.ts';
import { report } from '#lib/reports.server.ts';

/** Characters; the store's own pages send far less. */
const LONGEST = 8_000;

const words = (most: number) => z.string().transform((text) => withoutPeople(text.slice(0, most)));

const REPORT = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('client error'),
    details: z.object({ message: words(300), stack: words(1_500).optional(), page: words(200) }),
  }),
  z.object({
    kind: z.literal('contract mismatch'),
    details: z
      .object({
        // Reports are counted by operation: nobody invents one.
        operation: z.string().refine(isOperationId),
        status: z.int(),
        field: words(200),
        kind: words(20),
        expected: words(200),
        came: words(100),
      })
      .transform(withoutValue),
  }),
]);

/** Takes a report of a page: an error of its scripts, or an answer that does not fit the contract. */
export async function action({ request }: ActionFunctionArgs) {
  const refusal = await tooOften(request, { path: '/client-reports' });
  if (refusal) return refusal;
  const text = await request.text();
  if (text.length > LONGEST) return new Response(null, { status: 413 });
  const { success, data } = REPORT.safeParse(read(text));
  if (!success) return new Response(null, { status: 400 });
  report({ kind: data.kind, where: 'browser', details: data.details });
  return new Response(null, { status: 204 });
}

function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Of a person's field only the kind of its value is kept: `string "Clara"` is `string`. */
function withoutValue<Details extends { field: string; came: string }>(details: Details): Details {
  const { field, came } = details;
  return isPersonal(field) ? { ...details, came: came.split(' ', 1)[0] ?? '' } : details;
}

/**
 * Hides what is of a person, and more widely than in a recording: nobody compares a report's texts
 * with the contract, so that dates and queries of addresses may go as well.
 */
function withoutPeople(text: string): string {
  return redactPersonalText(text)
    .replaceAll(/[^\s@/]{1,64}@[^\s@/]{1,255}/g, '[e-mail]')
    .replaceAll(/\d[\d -]{6,}\d/g, '[redacted]')
    .replaceAll(/\?[^\s):]*/g, '');
}
