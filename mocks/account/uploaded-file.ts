import { customerIdOf } from '../backend/tokens.ts';
import { visitorOf } from '../backend/visitors.ts';

const FOLDER = '/images/customers/';

/** Answers with a picture that this customer has uploaded; `undefined` for any other request. */
export function uploadedFile(request: Request): Response | undefined {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(FOLDER)) return undefined;
  const visitor = visitorOf(request);
  const isTheirs = pathname.startsWith(`${FOLDER}${customerIdOf(request, visitor)}-`);
  const file = isTheirs && visitor.tables.uploads.files.get(pathname);
  if (!file) return new Response(null, { status: 404 });
  const headers = { 'content-type': file.mediaType, 'cache-control': 'private, max-age=3600' };
  return new Response(file.bytes, { headers });
}
