export type FooterPage = { href: string; label: string };

/** The pages of the store that only the footer leads to. */
export const FOOTER_PAGES: readonly FooterPage[] = [
  { href: '/orders/track', label: 'Track an order' },
  { href: '/legals/shipping-insurance', label: 'Shipping and insurance' },
  { href: '/legals/returns', label: 'Returns and cancellation' },
  { href: '/state-sales-tax', label: 'State sales tax' },
  { href: '/glossary', label: 'Glossary' },
  { href: '/company/about', label: 'About us' },
  { href: '/accessibility', label: 'Accessibility' },
  { href: '/legals/terms', label: 'Terms of sale' },
  { href: '/legals/privacy', label: 'Privacy' },
  { href: '/privacy-choices', label: 'Privacy choices' },
  { href: '/site-map', label: 'Site map' },
];
