/** §9 Where the store is written to, beside its number. */
export const SUPPORT_EMAIL = 'support@bold.example';

/** A square around a mark. */
const SQUARE = 'M4 4h16v16H4z';

/** §2 Six social networks; names and addresses are assumed. `strokes` are their marks, for `Drawing`. */
export const SOCIAL_NETWORKS = [
  {
    label: 'Facebook',
    href: 'https://www.facebook.com/boldpreciousmetals',
    strokes: `${SQUARE}M13 20v-8q0-4 3-4M10 13h6`,
  },
  {
    label: 'Instagram',
    href: 'https://www.instagram.com/boldpreciousmetals',
    strokes: `${SQUARE}M8 12a4 4 0 018 0 4 4 0 01-8 0M17 7v.1`,
  },
  { label: 'X', href: 'https://x.com/boldpreciousmetals', strokes: 'M4 4l16 16M20 4L4 20' },
  {
    label: 'YouTube',
    href: 'https://www.youtube.com/@boldpreciousmetals',
    strokes: 'M3 6h18v12H3zM10 9v6l5-3z',
  },
  {
    label: 'Pinterest',
    href: 'https://www.pinterest.com/boldpreciousmetals',
    strokes: 'M4 12a8 8 0 0116 0 8 8 0 01-16 0M10 18l2-9M9 12q0-4 3-4 4 0 3 4-1 2-4 1',
  },
  {
    label: 'LinkedIn',
    href: 'https://www.linkedin.com/company/boldpreciousmetals',
    strokes: `${SQUARE}M8 11v6M8 7v.1M12 17v-6M12 13q4-4 4 1v3`,
  },
] as const;
