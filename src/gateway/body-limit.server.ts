import { operationOf } from './operation-of.server.ts';

/** Bytes of a form or of JSON: a cart of 500 lines has 60,000. */
const FORM = 256_000;
/** Bytes of a form with a picture, which may have 5 MB. */
const UPLOAD = 6_000_000;

type Sent = { method: string; url: string; contentType: string | undefined };

/** The bytes that a request may have, and whether it uploads a file. */
export function bodyLimit({ method, url, contentType }: Sent) {
  if (method === 'GET' || method === 'HEAD') return { most: 0, isUpload: false };
  const operation = operationOf({ method, url });
  const takesFile = !operation || operation.body === 'multipart/form-data';
  const isUpload = takesFile && (contentType?.startsWith('multipart/form-data') ?? false);
  return { most: isUpload ? UPLOAD : FORM, isUpload };
}
