/** Newsletter addresses of people without an account, in small letters. */
export type Subscribers = Set<string>;

export function seedSubscribers(): Subscribers {
  return new Set(['reader@example.com']);
}
