/** §9 Where the store is written to, beside its number. */
export const SUPPORT_EMAIL = 'support@bold.example';

/** §2 Six social networks; names and addresses are assumed. */
export const SOCIAL_NETWORKS = [
  { label: 'Facebook', href: 'https://www.facebook.com/boldpreciousmetals' },
  { label: 'Instagram', href: 'https://www.instagram.com/boldpreciousmetals' },
  { label: 'X', href: 'https://x.com/boldpreciousmetals' },
  { label: 'YouTube', href: 'https://www.youtube.com/@boldpreciousmetals' },
  { label: 'Pinterest', href: 'https://www.pinterest.com/boldpreciousmetals' },
  { label: 'LinkedIn', href: 'https://www.linkedin.com/company/boldpreciousmetals' },
] as const;
