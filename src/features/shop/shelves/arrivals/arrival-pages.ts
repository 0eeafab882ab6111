/** New arrivals of each shelf, with the page that holds all of it. */
export const arrivalPages = [
  { category: 'silver/new-arrivals', label: 'Silver', all: '/silver-bullion' },
  { category: 'gold/new-arrivals', label: 'Gold', all: '/gold-bullion' },
  { category: 'platinum/new-arrivals', label: 'Platinum', all: '/platinum-bullion' },
  { category: 'palladium/new-arrivals', label: 'Palladium', all: '/palladium-bullion' },
  { category: 'jewelry/new-arrivals', label: 'Jewelry', all: '/jewelry' },
] as const;
