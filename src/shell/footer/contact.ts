/** §9 How to reach the store, in the same order wherever it is told. */
export const SUPPORT_PHONE = '1(866)454-BOLD';
/** BOLD on the keys of a telephone is 2653. */
export const SUPPORT_PHONE_HREF = 'tel:+18664542653';
export const SUPPORT_EMAIL = 'support@bold.example';

/** §2 Six social networks. Which, and where, is assumed. */
export const SOCIAL_NETWORKS = [
  { label: 'Facebook', href: 'https://www.facebook.com/boldpreciousmetals' },
  { label: 'Instagram', href: 'https://www.instagram.com/boldpreciousmetals' },
  { label: 'X', href: 'https://x.com/boldpreciousmetals' },
  { label: 'YouTube', href: 'https://www.youtube.com/@boldpreciousmetals' },
  { label: 'Pinterest', href: 'https://www.pinterest.com/boldpreciousmetals' },
  { label: 'LinkedIn', href: 'https://www.linkedin.com/company/boldpreciousmetals' },
] as const;
