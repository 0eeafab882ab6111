import { visitorOf } from '../backend/visitors.ts';

/** Answers with a picture that this visitor has uploaded; `undefined` for any other request. */
export function uploadedFile(request: Request): Response | undefined {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/images/customers/')) return undefined;
  const file = visitorOf(request).tables.uploads.files.get(pathname);
  if (!file) return new Response(null, { status: 404 });
  const headers = { 'content-type': file.mediaType, 'cache-control': 'private, max-age=3600' };
  return new Response(file.bytes, { headers });
}
