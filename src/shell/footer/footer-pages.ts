export type FooterPage = { href: string; label: string };

/** Before, during and after an order. */
export const ORDER_PAGES: readonly FooterPage[] = [
  { href: '/orders/track', label: 'Track an order' },
  { href: '/legals/shipping-insurance', label: 'Shipping and insurance' },
  { href: '/legals/returns', label: 'Returns and cancellation' },
  { href: '/company/contact-us', label: 'Write to us' },
];

/** About the store and its rules. */
export const STORE_PAGES: readonly FooterPage[] = [
  { href: '/state-sales-tax', label: 'State sales tax' },
  { href: '/glossary', label: 'Glossary' },
  { href: '/company/about', label: 'About us' },
  { href: '/accessibility', label: 'Accessibility' },
  { href: '/legals/terms', label: 'Terms of sale' },
  { href: '/legals/privacy', label: 'Privacy' },
  { href: '/privacy-choices', label: 'Privacy choices' },
  { href: '/site-map', label: 'Site map' },
];

export const FOOTER_PAGES: readonly FooterPage[] = [...ORDER_PAGES, ...STORE_PAGES];
