/** A PNG of one pixel, padded so that the upload takes a while. */
export function picture(): Buffer {
  const PIXEL =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  return Buffer.concat([Buffer.from(PIXEL, 'base64'), Buffer.alloc(200_000)]);
}
