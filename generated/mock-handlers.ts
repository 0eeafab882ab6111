/** Generated from openapi/ by scripts/generate.ts. Do not edit. */
import type { HttpHandler } from 'msw';

import * as spot from './hooks/spot/spot.msw.ts';
import * as prices from './hooks/prices/prices.msw.ts';
import * as catalog from './hooks/catalog/catalog.msw.ts';
import * as picks from './hooks/picks/picks.msw.ts';
import * as measures from './hooks/measures/measures.msw.ts';
import * as budget from './hooks/budget/budget.msw.ts';
import * as search from './hooks/search/search.msw.ts';
import * as cart from './hooks/cart/cart.msw.ts';
import * as reviews from './hooks/reviews/reviews.msw.ts';
import * as watchlist from './hooks/watchlist/watchlist.msw.ts';
import * as coupons from './hooks/coupons/coupons.msw.ts';
import * as quotes from './hooks/quotes/quotes.msw.ts';
import * as tax from './hooks/tax/tax.msw.ts';
import * as checkout from './hooks/checkout/checkout.msw.ts';
import * as analytics from './hooks/analytics/analytics.msw.ts';
import * as session from './hooks/session/session.msw.ts';
import * as account from './hooks/account/account.msw.ts';
import * as notifications from './hooks/notifications/notifications.msw.ts';
import * as orders from './hooks/orders/orders.msw.ts';
import * as tracking from './hooks/tracking/tracking.msw.ts';
import * as sell from './hooks/sell/sell.msw.ts';
import * as portfolio from './hooks/portfolio/portfolio.msw.ts';
import * as trades from './hooks/trades/trades.msw.ts';
import * as content from './hooks/content/content.msw.ts';
import * as showcase from './hooks/showcase/showcase.msw.ts';
import type { OperationId } from './operations.ts';

export type Info = { request: Request; params: Record<string, unknown> };

/** Makes a handler that answers with the result of `answer`, or with the contract's example. */
export type HandlerMaker = (answer?: (info: Info) => Promise<unknown>) => HttpHandler;

/** The compiler would need minutes to compare the types of all handlers. */
function maker(part: unknown): HandlerMaker {
  return part as HandlerMaker;
}

export const mockHandlers: Record<OperationId, HandlerMaker> = {
  getSpotPrices: maker(spot.getGetSpotPricesMockHandler),
  getSpotHistory: maker(prices.getGetSpotHistoryMockHandler),
  getSpotCandles: maker(prices.getGetSpotCandlesMockHandler),
  getPriceComparisons: maker(prices.getGetPriceComparisonsMockHandler),
  getProductNearToSpot: maker(prices.getGetProductNearToSpotMockHandler),
  getProducts: maker(catalog.getGetProductsMockHandler),
  getProductsByIds: maker(catalog.getGetProductsByIdsMockHandler),
  getMostLikeProducts: maker(picks.getGetMostLikeProductsMockHandler),
  getCustomerPurchasedReccommendedProduct: maker(picks.getGetCustomerPurchasedReccommendedProductMockHandler),
  getRecentViewProduct: maker(picks.getGetRecentViewProductMockHandler),
  getProductDetail: maker(catalog.getGetProductDetailMockHandler),
  getProductPriceHistory: maker(catalog.getGetProductPriceHistoryMockHandler),
  getMeasuredProducts: maker(measures.getGetMeasuredProductsMockHandler),
  getMetalForBudget: maker(budget.getGetMetalForBudgetMockHandler),
  getSuppliesCategories: maker(catalog.getGetSuppliesCategoriesMockHandler),
  getMenu: maker(catalog.getGetMenuMockHandler),
  searchProductsByKW: maker(search.getSearchProductsByKWMockHandler),
  getRecentSearches: maker(search.getGetRecentSearchesMockHandler),
  deleteRecentSearches: maker(search.getDeleteRecentSearchesMockHandler),
  getProductFromShoppingCart: maker(cart.getGetProductFromShoppingCartMockHandler),
  deleteProductFromShoppingCart: maker(cart.getDeleteProductFromShoppingCartMockHandler),
  deleteSelectedProducts: maker(cart.getDeleteSelectedProductsMockHandler),
  updateProductQtyFromShoppingCart: maker(cart.getUpdateProductQtyFromShoppingCartMockHandler),
  updateCartProductSelection: maker(cart.getUpdateCartProductSelectionMockHandler),
  updateCartSelection: maker(cart.getUpdateCartSelectionMockHandler),
  getUpdateShoppingCart: maker(cart.getGetUpdateShoppingCartMockHandler),
  addProductToShoppingCart: maker(cart.getAddProductToShoppingCartMockHandler),
  mergeGuestCart: maker(cart.getMergeGuestCartMockHandler),
  getCustomerReviews: maker(reviews.getGetCustomerReviewsMockHandler),
  getCustomerOwnReviews: maker(reviews.getGetCustomerOwnReviewsMockHandler),
  addProductReview: maker(reviews.getAddProductReviewMockHandler),
  getCustomerWatchlistProduct: maker(watchlist.getGetCustomerWatchlistProductMockHandler),
  addProductInCustomerWishList: maker(watchlist.getAddProductInCustomerWishListMockHandler),
  deleteProductFromWatchlists: maker(watchlist.getDeleteProductFromWatchlistsMockHandler),
  getAlerts: maker(watchlist.getGetAlertsMockHandler),
  addAlert: maker(watchlist.getAddAlertMockHandler),
  deleteAlert: maker(watchlist.getDeleteAlertMockHandler),
  requestAlert: maker(watchlist.getRequestAlertMockHandler),
  getAlertByToken: maker(watchlist.getGetAlertByTokenMockHandler),
  verifyAlert: maker(watchlist.getVerifyAlertMockHandler),
  cancelAlert: maker(watchlist.getCancelAlertMockHandler),
  getCoupons: maker(coupons.getGetCouponsMockHandler),
  getPublicCoupons: maker(coupons.getGetPublicCouponsMockHandler),
  applyCoupon: maker(coupons.getApplyCouponMockHandler),
  addCouponForBullionPurchases: maker(coupons.getAddCouponForBullionPurchasesMockHandler),
  getShippingQuotes: maker(quotes.getGetShippingQuotesMockHandler),
  getTaxQuote: maker(tax.getGetTaxQuoteMockHandler),
  validateAddress: maker(checkout.getValidateAddressMockHandler),
  getPaymentMethods: maker(checkout.getGetPaymentMethodsMockHandler),
  getCheckoutSettings: maker(checkout.getGetCheckoutSettingsMockHandler),
  submitIraQuestionnaire: maker(checkout.getSubmitIraQuestionnaireMockHandler),
  createCheckoutSession: maker(checkout.getCreateCheckoutSessionMockHandler),
  getCheckoutSession: maker(checkout.getGetCheckoutSessionMockHandler),
  updateCheckoutSession: maker(checkout.getUpdateCheckoutSessionMockHandler),
  authorizePayment: maker(checkout.getAuthorizePaymentMockHandler),
  placeOrder: maker(checkout.getPlaceOrderMockHandler),
  getPlacedOrder: maker(checkout.getGetPlacedOrderMockHandler),
  addPageView: maker(analytics.getAddPageViewMockHandler),
  addCustomerBehaviourLog: maker(analytics.getAddCustomerBehaviourLogMockHandler),
  addOrderPurchaseAnalytics: maker(analytics.getAddOrderPurchaseAnalyticsMockHandler),
  signIn: maker(session.getSignInMockHandler),
  register: maker(session.getRegisterMockHandler),
  signOut: maker(session.getSignOutMockHandler),
  createGuest: maker(session.getCreateGuestMockHandler),
  getCustomerInfo: maker(session.getGetCustomerInfoMockHandler),
  sendResetPasswordLink: maker(session.getSendResetPasswordLinkMockHandler),
  resetPassword: maker(session.getResetPasswordMockHandler),
  sendEmailVerificationLink: maker(session.getSendEmailVerificationLinkMockHandler),
  verifyEmail: maker(session.getVerifyEmailMockHandler),
  validateGoogleReCaptcha: maker(session.getValidateGoogleReCaptchaMockHandler),
  updateContactInfo: maker(account.getUpdateContactInfoMockHandler),
  changePassword: maker(account.getChangePasswordMockHandler),
  splitMyOrders: maker(account.getSplitMyOrdersMockHandler),
  mergeMyOrders: maker(account.getMergeMyOrdersMockHandler),
  updateCustomerProfile: maker(account.getUpdateCustomerProfileMockHandler),
  uploadFile: maker(account.getUploadFileMockHandler),
  getAddresses: maker(account.getGetAddressesMockHandler),
  addAddress: maker(account.getAddAddressMockHandler),
  updateAddress: maker(account.getUpdateAddressMockHandler),
  deleteAddress: maker(account.getDeleteAddressMockHandler),
  getPreferences: maker(account.getGetPreferencesMockHandler),
  updatePreferences: maker(account.getUpdatePreferencesMockHandler),
  subscribeNewsletter: maker(account.getSubscribeNewsletterMockHandler),
  connectWithBold: maker(account.getConnectWithBoldMockHandler),
  unsubscribeFromBold: maker(account.getUnsubscribeFromBoldMockHandler),
  getCustomerMessages: maker(notifications.getGetCustomerMessagesMockHandler),
  markMessagesRead: maker(notifications.getMarkMessagesReadMockHandler),
  archiveMessages: maker(notifications.getArchiveMessagesMockHandler),
  restoreMessages: maker(notifications.getRestoreMessagesMockHandler),
  getCustomerOrder: maker(orders.getGetCustomerOrderMockHandler),
  getCustomerOrderDetails: maker(orders.getGetCustomerOrderDetailsMockHandler),
  getInvoice: maker(orders.getGetInvoiceMockHandler),
  getCustomerSalesOrders: maker(orders.getGetCustomerSalesOrdersMockHandler),
  getCustomerSalesOrderDetails: maker(orders.getGetCustomerSalesOrderDetailsMockHandler),
  getCancellationEstimate: maker(orders.getGetCancellationEstimateMockHandler),
  cancelOrder: maker(orders.getCancelOrderMockHandler),
  getCustomerReturns: maker(orders.getGetCustomerReturnsMockHandler),
  requestReturn: maker(orders.getRequestReturnMockHandler),
  trackCustomerOrder: maker(tracking.getTrackCustomerOrderMockHandler),
  getSellToBoldOrders: maker(sell.getGetSellToBoldOrdersMockHandler),
  updateSellToBoldOrders: maker(sell.getUpdateSellToBoldOrdersMockHandler),
  addSellToBoldRequests: maker(sell.getAddSellToBoldRequestsMockHandler),
  uploadSellToBoldPhoto: maker(sell.getUploadSellToBoldPhotoMockHandler),
  getSellToBoldRequestByToken: maker(sell.getGetSellToBoldRequestByTokenMockHandler),
  updateSellToBoldRequestByToken: maker(sell.getUpdateSellToBoldRequestByTokenMockHandler),
  sendSellToBoldRequestLink: maker(sell.getSendSellToBoldRequestLinkMockHandler),
  getBuybackPrices: maker(sell.getGetBuybackPricesMockHandler),
  getCustomerPortfolio: maker(portfolio.getGetCustomerPortfolioMockHandler),
  updateCustomerPortfolio: maker(portfolio.getUpdateCustomerPortfolioMockHandler),
  updateCustomerPortfolioSettings: maker(portfolio.getUpdateCustomerPortfolioSettingsMockHandler),
  addPortfolioViews: maker(portfolio.getAddPortfolioViewsMockHandler),
  addPortfolioClick: maker(portfolio.getAddPortfolioClickMockHandler),
  addPortfolioCustomerFeedbacks: maker(portfolio.getAddPortfolioCustomerFeedbacksMockHandler),
  addCustomerHoldings: maker(trades.getAddCustomerHoldingsMockHandler),
  removePortfolioProducts: maker(portfolio.getRemovePortfolioProductsMockHandler),
  restorePortfolioProducts: maker(portfolio.getRestorePortfolioProductsMockHandler),
  removePortfolioTransactions: maker(trades.getRemovePortfolioTransactionsMockHandler),
  restorePortfolioTransactions: maker(trades.getRestorePortfolioTransactionsMockHandler),
  updatePortfolioTransaction: maker(trades.getUpdatePortfolioTransactionMockHandler),
  getCustomerTransactions: maker(trades.getGetCustomerTransactionsMockHandler),
  getProductWiseCustomerTransactions: maker(portfolio.getGetProductWiseCustomerTransactionsMockHandler),
  getSpotPricesDateWise: maker(portfolio.getGetSpotPricesDateWiseMockHandler),
  getCustomerPredictions: maker(portfolio.getGetCustomerPredictionsMockHandler),
  addOrUpdateQuarterlyPredictedSpotPrices: maker(portfolio.getAddOrUpdateQuarterlyPredictedSpotPricesMockHandler),
  getCustomerTaxReport: maker(portfolio.getGetCustomerTaxReportMockHandler),
  generateCustomerTaxReport: maker(portfolio.getGenerateCustomerTaxReportMockHandler),
  getNotice: maker(content.getGetNoticeMockHandler),
  getMarketingAdvertisements: maker(showcase.getGetMarketingAdvertisementsMockHandler),
  getDashboardImages: maker(showcase.getGetDashboardImagesMockHandler),
  getStateSaleTax: maker(content.getGetStateSaleTaxMockHandler),
  contactUS: maker(content.getContactUSMockHandler),
  getJewelryBlogs: maker(content.getGetJewelryBlogsMockHandler),
  getBlogs: maker(content.getGetBlogsMockHandler),
  getBlogDetail: maker(content.getGetBlogDetailMockHandler),
  getContentPage: maker(content.getGetContentPageMockHandler),
  getSitemapPages: maker(content.getGetSitemapPagesMockHandler),
  getGlossary: maker(content.getGetGlossaryMockHandler),
};
