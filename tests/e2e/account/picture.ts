/** A PNG of one pixel, and then enough to take a while. */
export function picture(): Buffer {
  const PIXEL =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  return Buffer.concat([Buffer.from(PIXEL, 'base64'), Buffer.alloc(200_000)]);
}
