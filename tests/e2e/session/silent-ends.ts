/** Calls whose expired session is not shown to the customer, with the reason. */
export const SILENT_ENDS: Record<string, { page: string; silent: string }> = {
  getCoupons: {
    page: '/checkout',
    silent: 'It only looks whether a placed order has earned a coupon; the order stands without.',
  },
  getSpotPrices: {
    page: '/site-map',
    silent: 'Prices are for everybody: without the token they come as for a guest.',
  },
  addPortfolioClick: {
    page: '/site-map',
    silent: 'It only tells of a press; the page behind the press says what is to be said.',
  },
  signOut: { page: '/signout', silent: 'Being signed out is what was asked for.' },
  validateAddress: {
    page: '/checkout/address',
    silent: 'A carrier that cannot be asked keeps nobody from buying; keeping the address tells.',
  },
  getRecentSearches: {
    page: '/search/searchresults?searchkey=',
    silent: 'Earlier searches are an extra of a page that is for everybody.',
  },
  getPreferences: {
    page: '/site-map',
    silent: 'The choices of this browser stay; the next call that a customer needs tells.',
  },
};
