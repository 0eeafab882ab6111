/** One address of each kind of page that answers without a number of somebody. */
export const PAGES: readonly string[] = `
  / /silver-bullion /search/searchresults /cart/cart /signin /signup
  /product/225134/2026-1-oz-american-silver-eagle-coin-bu /forgot-password /connect
  /reset-password /verify-email /alert /alert/stock/193711 /alert/price/225134 /alert/spot/gold /myaccounts /myaccounts/accountsettings /checkout
  /myaccounts/watchlist /myaccounts/inbox /orders/order-history /orders/track /orders/sales /sell-to-us/request
  /reviews /reviews/write/225134 /myaccounts/reviews /company/contact-us /signout /services/precious-metals-ira
  /privacy-choices /development /checkout/address /checkout/shipping /checkout/payment
  /checkout/payment/back /checkout/review /bold-bullion-portfolio /bold-bullion-portfolio/tax-report /chart/gold-price
  /gold/gold-at-spot /mock-payments/card /mock-payments/paypal
`
  .trim()
  .split(/\s+/);
