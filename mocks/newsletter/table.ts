/** Newsletter addresses of people without an account, in lower case. */
export type Subscribers = Set<string>;

export function seedSubscribers(): Subscribers {
  return new Set(['reader@example.com']);
}
