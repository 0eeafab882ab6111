/** What a message about an order is about: a topic of the contact form, or a wish to cancel. */
export type LetterAbout = 'order' | 'payment' | 'shipping' | 'cancel';

/** The contact form with an order filled in. */
export function letterHref(invoice: string, about: LetterAbout = 'order'): string {
  return `/company/contact-us?${new URLSearchParams({ order: invoice, about }).toString()}#write-to-us`;
}
