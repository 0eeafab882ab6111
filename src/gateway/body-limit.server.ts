import { operationOf } from './operation-of.server.ts';

/** Bytes of a form or of JSON: a cart of 500 lines has 60,000. */
const FORM = 256_000;
/** Bytes of a form with a picture, which may have 5 MB. */
const UPLOAD = 6_000_000;

/** The pages whose forms take files, by the parts of their paths; `*` is any part. */
const TAKE_FILES = [
  'myaccounts/accountsettings',
  'bold-bullion-portfolio/import',
  'orders/orderdetails/*/return',
  'sell-to-us/request',
  'sell-to-us/request/by-link',
  'sell-to-us/requests/*',
].map((path) => path.split('/'));

type Sent = { method: string; url: string; contentType: string | undefined };

/** The bytes that a request may have, and whether it uploads a file. */
export function bodyLimit({ method, url, contentType }: Sent) {
  if (method === 'GET' || method === 'HEAD') return { most: 0, isUpload: false };
  const operation = operationOf({ method, url });
  const takesFile = operation
    ? operation.body === 'multipart/form-data'
    : takesFiles(new URL(url).pathname);
  const isUpload = takesFile && (contentType?.startsWith('multipart/form-data') ?? false);
  return { most: isUpload ? UPLOAD : FORM, isUpload };
}

/** The browser's router sends a form to the path of its page with `.data` behind it. */
function takesFiles(pathname: string): boolean {
  const parts = pathname
    .toLowerCase()
    .replace(/\.data$/, '')
    .split('/')
    .filter(Boolean);
  return TAKE_FILES.some(
    (names) =>
      names.length === parts.length &&
      names.every((name, at) => name === '*' || name === parts[at]),
  );
}
