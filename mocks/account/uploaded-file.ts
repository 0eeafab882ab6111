import { customerIdOf } from '../backend/tokens.ts';
import type { Visitor } from '../backend/visitor.ts';
import { visitorOf } from '../backend/visitors.ts';

const FOLDER = '/images/customers/';

/**
 * Answers with a picture that this customer has uploaded, or that is in the request to sell of the guest
 * whose link's token the address holds; `undefined` for any other request.
 */
export function uploadedFile(request: Request): Response | undefined {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith(FOLDER)) return undefined;
  const visitor = visitorOf(request);
  const file = visitor.tables.uploads.files.get(pathname);
  const isTheirs = file?.owner !== undefined && file.owner === customerIdOf(request, visitor);
  const isOnLink = isInRequest(pathname, searchParams.get('token'), visitor);
  if (!file || !(isTheirs || isOnLink)) return new Response(null, { status: 404 });
  const headers = { 'content-type': file.mediaType, 'cache-control': 'private, no-store' };
  return new Response(file.bytes, { headers });
}

function isInRequest(path: string, token: string | null, { tables }: Visitor): boolean {
  if (!token) return false;
  const request = tables.sales.requests.find(({ linkToken }) => linkToken === token);
  return request?.items.some(({ photoPaths = [] }) => photoPaths.includes(path)) ?? false;
}
