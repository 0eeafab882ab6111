import type { ActionFunctionArgs } from 'react-router';

import type { Mismatch } from '#api/contract/check.ts';
import { keepMismatch } from '#api/contract/report-file.server.ts';

/** Far longer than a real mismatch: a broken page must not fill the disk. */
const LONGEST_REPORT = 4_000;

/** Writes a mismatch that a page found in an answer to the report file. In development only. */
export async function action({ request }: ActionFunctionArgs) {
  const text = await request.text();
  if (text.length > LONGEST_REPORT) return new Response(null, { status: 413 });
  await keepMismatch(JSON.parse(text) as Mismatch, 'browser');
  return new Response(null, { status: 204 });
}
