import { page } from 'vitest/browser';

import { presses, types, type SessionEnd } from './session-end.ts';

const PORTFOLIO = '/bold-bullion-portfolio';
const HOLDING = `${PORTFOLIO}/804260`;
const PREDICTIONS = `${PORTFOLIO}/predictions`;

/** A purchase elsewhere that could be recorded. */
function fillsHolding(): Promise<void> {
  return types(page.getByRole('main'), {
    Dealer: 'Corner Coin Shop',
    'Bought on': '03/13/2026',
    'How many': '5',
    'Price of one': '88.50',
  });
}

export const PORTFOLIO_ENDS: Record<string, SessionEnd> = {
  getCustomerPortfolio: { page: PORTFOLIO },
  updateCustomerPortfolio: { page: PORTFOLIO },
  updateCustomerPortfolioSettings: {
    page: PORTFOLIO,
    press: () => page.getByRole('switch', { name: 'Show predictions' }).click(),
  },
  addPortfolioCustomerFeedbacks: {
    page: PORTFOLIO,
    press: async () => {
      await page.getByLabelText('What is it about?').selectOptions('Other');
      await types(page, { 'Your feedback': 'Well done.' });
      await presses('Send the feedback')();
    },
  },
  removePortfolioProducts: {
    page: `${PORTFOLIO}?find=grandfather`,
    press: async () => {
      await page.getByText(/^Remove, /).click();
      await presses(/^Remove it/)();
    },
  },
  restorePortfolioProducts: {
    page: `${PORTFOLIO}?find=grandfather`,
    first: async () => {
      await page.getByText(/^Remove, /).click();
      await presses(/^Remove it/)();
    },
    press: presses(/^Put it back/),
  },
  addCustomerHoldings: {
    page: '/bold-bullion-portfolio/add?product=225134',
    first: fillsHolding,
    press: presses('Save and close'),
  },
  getSpotPricesDateWise: {
    page: '/bold-bullion-portfolio/add?product=225134',
    press: () => types(page.getByRole('main'), { 'Bought on': '03/13/2026' }),
  },
  addOrUpdateQuarterlyPredictedSpotPrices: {
    page: PREDICTIONS,
    first: async () => {
      await page.getByRole('link', { name: 'Change your predictions' }).click();
    },
    press: () =>
      page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click(),
  },
  removePortfolioTransactions: { page: PORTFOLIO, press: presses('Take them out again') },
  getProductWiseCustomerTransactions: { page: HOLDING },
  updatePortfolioTransaction: {
    page: `${HOLDING}?edit=19`,
    press: presses('Save the change'),
  },
  getCustomerTaxReport: { page: `${PORTFOLIO}/tax-report` },
  generateCustomerTaxReport: {
    page: `${PORTFOLIO}/tax-report`,
    press: () => page.getByRole('link', { name: /^Download as PDF/ }).click(),
  },
  restorePortfolioTransactions: { page: `${HOLDING}?gone=19`, press: presses('Undo') },
};
