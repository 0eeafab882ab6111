/** The way back from a holding. */
export const PORTFOLIO = { label: 'Portfolio', href: '/bold-bullion-portfolio' };
