/**
 * Node's `createHash` for server code in a test page, where a hash only has to be the same for the
 * same text. It is no hash of any standard.
 */
export function createHash() {
  let text = '';
  const hash = {
    update(more: string) {
      text += more;
      return hash;
    },
    digest: () => [1, 2, 3, 4, 5, 6, 7, 8].map(partOf).join(''),
  };
  return hash;

  /** Eight hex digits. */
  function partOf(start: number): string {
    let sum = start;
    for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    return (sum >>> 0).toString(16).padStart(8, '0');
  }
}

/** Nothing is signed in a test page, because it has no limiter. */
export function createHmac() {
  return createHash();
}

export function randomBytes(size: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(size));
}

export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  return String(one) === String(other);
}
