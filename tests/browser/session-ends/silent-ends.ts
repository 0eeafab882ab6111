/** Calls whose expired session is not shown to the customer, with the reason. */
export const SILENT_ENDS: Readonly<Record<string, string>> = {
  getSpotPrices: 'Prices are for everybody: without the token they come as for a guest.',
  addPortfolioClick: 'It only tells of a press; the page behind the press says what is to be said.',
  addPortfolioViews: 'It only tells of a view; the page itself says what is to be said.',
  signOut: 'Being signed out is what was asked for.',
  validateAddress:
    'A carrier that cannot be asked keeps nobody from buying; keeping the address tells.',
  getRecentSearches: 'Earlier searches are an extra of a page that is for everybody.',
  getPreferences: 'The choices of this browser stay; the next call that a customer needs tells.',
};

/** Calls that a test page does not route, with the test that has a whole browser. */
export const IN_WHOLE_BROWSER: Readonly<Record<string, string>> = {
  getCustomerTransactions: 'tests/e2e/account/session-ends.spec.ts',
  uploadFile: 'tests/e2e/account/session-ends.spec.ts',
};
