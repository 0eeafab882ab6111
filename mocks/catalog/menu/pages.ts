/** A page in the menu that is not a list of products. */
export interface KnownPage {
  href: string;
  label: string;
}

/** §2: pages outside the catalog that the top navigation leads to. */
export const KNOWN_PAGES: readonly KnownPage[] = [
  { href: '/sell-to-us', label: 'Sell To Us' },
  { href: '/investing-guide', label: "Investor's Guide" },
  { href: '/investing-guide/beginners', label: 'Beginners' },
  { href: '/investing-guide/how-to', label: 'How To' },
  { href: '/investing-guide/investors', label: 'Investors' },
  { href: '/investing-guide/collectors', label: 'Collectors' },
  { href: '/investing-guide/taxes-ira', label: 'Taxes and IRA' },
  { href: '/glossary', label: 'Glossary' },
  { href: '/blogs', label: 'Blogs' },
  { href: '/news', label: 'News' },
  { href: '/jewelry-blogs', label: 'Jewelry Blogs' },
  { href: '/how-much-can-i-buy', label: 'How Much Can I Buy?' },
  { href: '/state-sales-tax', label: 'State Sales Tax' },
  { href: '/coupons', label: 'Coupons' },
  { href: '/reviews', label: 'Customer Reviews' },
  { href: '/services/precious-metals-ira', label: 'Precious Metals IRA' },
  { href: '/legals/shipping-insurance', label: 'Shipping and Insurance' },
  { href: '/company/contact-us', label: 'Contact Us' },
  { href: '/chart/silver-price', label: 'Silver Price Chart' },
  { href: '/chart/gold-price', label: 'Gold Price Chart' },
  { href: '/chart/platinum-price', label: 'Platinum Price Chart' },
  { href: '/chart/palladium-price', label: 'Palladium Price Chart' },
];
