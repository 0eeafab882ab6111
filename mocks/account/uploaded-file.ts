import { customerIdOf } from '../backend/tokens.ts';
import { visitorOf } from '../backend/visitors.ts';

const FOLDER = '/images/customers/';

/** Answers with a picture that this customer has uploaded; `undefined` for any other request. */
export function uploadedFile(request: Request): Response | undefined {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(FOLDER)) return undefined;
  const visitor = visitorOf(request);
  const file = visitor.tables.uploads.files.get(pathname);
  const isTheirs = file?.owner !== undefined && file.owner === customerIdOf(request, visitor);
  if (!isTheirs) return new Response(null, { status: 404 });
  const headers = { 'content-type': file.mediaType, 'cache-control': 'private, no-store' };
  return new Response(file.bytes, { headers });
}
