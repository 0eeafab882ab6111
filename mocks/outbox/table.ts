/** An e-mail that a real backend would send, with the link in it. */
export type Mail = { to: string; subject: string; href: string };

/** Oldest first. The store shows them at /development. */
export function seedOutbox(): Mail[] {
  return [];
}
