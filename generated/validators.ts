/** Generated from openapi/ by scripts/generate.ts. Do not edit. */
import * as spot from './zod/spot/spot.ts';
import * as prices from './zod/prices/prices.ts';
import * as catalog from './zod/catalog/catalog.ts';
import * as picks from './zod/picks/picks.ts';
import * as measures from './zod/measures/measures.ts';
import * as budget from './zod/budget/budget.ts';
import * as search from './zod/search/search.ts';
import * as cart from './zod/cart/cart.ts';
import * as reviews from './zod/reviews/reviews.ts';
import * as watchlist from './zod/watchlist/watchlist.ts';
import * as coupons from './zod/coupons/coupons.ts';
import * as quotes from './zod/quotes/quotes.ts';
import * as tax from './zod/tax/tax.ts';
import * as checkout from './zod/checkout/checkout.ts';
import * as analytics from './zod/analytics/analytics.ts';
import * as session from './zod/session/session.ts';
import * as account from './zod/account/account.ts';
import * as notifications from './zod/notifications/notifications.ts';
import * as orders from './zod/orders/orders.ts';
import * as tracking from './zod/tracking/tracking.ts';
import * as sell from './zod/sell/sell.ts';
import * as portfolio from './zod/portfolio/portfolio.ts';
import * as trades from './zod/trades/trades.ts';
import * as content from './zod/content/content.ts';
import * as showcase from './zod/showcase/showcase.ts';

import type { OperationId } from './operations.ts';

export type Issue = { path: PropertyKey[]; message: string };

export type Schema = {
  safeParse(
    value: unknown,
  ): { success: true; data: unknown } | { success: false; error: { issues: Issue[] } };
};

export type Place = 'path' | 'query' | 'header' | 'body' | 'answer';

/** The compiler would need minutes to compare the types of hundreds of zod schemas. */
function schema(part: unknown): Schema {
  return part as Schema;
}

export const validators: Record<OperationId, Partial<Record<Place, Schema>>> = {
  getSpotPrices: { query: schema(spot.GetSpotPricesQueryParams), answer: schema(spot.GetSpotPricesResponse) },
  getSpotHistory: { query: schema(prices.GetSpotHistoryQueryParams), answer: schema(prices.GetSpotHistoryResponse) },
  getSpotCandles: { query: schema(prices.GetSpotCandlesQueryParams), answer: schema(prices.GetSpotCandlesResponse) },
  getPriceComparisons: { query: schema(prices.GetPriceComparisonsQueryParams), answer: schema(prices.GetPriceComparisonsResponse) },
  getProductNearToSpot: { query: schema(prices.GetProductNearToSpotQueryParams), answer: schema(prices.GetProductNearToSpotResponse) },
  getProducts: { query: schema(catalog.GetProductsQueryParams), answer: schema(catalog.GetProductsResponse) },
  getProductsByIds: { query: schema(catalog.GetProductsByIdsQueryParams), answer: schema(catalog.GetProductsByIdsResponse) },
  getMostLikeProducts: { body: schema(picks.GetMostLikeProductsBody), answer: schema(picks.GetMostLikeProductsResponse) },
  getCustomerPurchasedReccommendedProduct: { answer: schema(picks.GetCustomerPurchasedReccommendedProductResponse) },
  getRecentViewProduct: { query: schema(picks.GetRecentViewProductQueryParams), answer: schema(picks.GetRecentViewProductResponse) },
  getProductDetail: { query: schema(catalog.GetProductDetailQueryParams), answer: schema(catalog.GetProductDetailResponse) },
  getProductPriceHistory: { query: schema(catalog.GetProductPriceHistoryQueryParams), answer: schema(catalog.GetProductPriceHistoryResponse) },
  getMeasuredProducts: { query: schema(measures.GetMeasuredProductsQueryParams), answer: schema(measures.GetMeasuredProductsResponse) },
  getMetalForBudget: { query: schema(budget.GetMetalForBudgetQueryParams), answer: schema(budget.GetMetalForBudgetResponse) },
  getSuppliesCategories: { answer: schema(catalog.GetSuppliesCategoriesResponse) },
  getMenu: { answer: schema(catalog.GetMenuResponse) },
  searchProductsByKW: { query: schema(search.SearchProductsByKWQueryParams), answer: schema(search.SearchProductsByKWResponse) },
  getRecentSearches: { query: schema(search.GetRecentSearchesQueryParams), answer: schema(search.GetRecentSearchesResponse) },
  deleteRecentSearches: { answer: schema(search.DeleteRecentSearchesResponse) },
  getProductFromShoppingCart: { query: schema(cart.GetProductFromShoppingCartQueryParams), answer: schema(cart.GetProductFromShoppingCartResponse) },
  deleteProductFromShoppingCart: { query: schema(cart.DeleteProductFromShoppingCartQueryParams), answer: schema(cart.DeleteProductFromShoppingCartResponse) },
  deleteSelectedProducts: { answer: schema(cart.DeleteSelectedProductsResponse) },
  updateProductQtyFromShoppingCart: { body: schema(cart.UpdateProductQtyFromShoppingCartBody), answer: schema(cart.UpdateProductQtyFromShoppingCartResponse) },
  updateCartProductSelection: { query: schema(cart.UpdateCartProductSelectionQueryParams), answer: schema(cart.UpdateCartProductSelectionResponse) },
  updateCartSelection: { body: schema(cart.UpdateCartSelectionBody), answer: schema(cart.UpdateCartSelectionResponse) },
  getUpdateShoppingCart: { body: schema(cart.GetUpdateShoppingCartBody), answer: schema(cart.GetUpdateShoppingCartResponse) },
  addProductToShoppingCart: { header: schema(cart.AddProductToShoppingCartHeader), body: schema(cart.AddProductToShoppingCartBody), answer: schema(cart.AddProductToShoppingCartResponse) },
  mergeGuestCart: { body: schema(cart.MergeGuestCartBody), answer: schema(cart.MergeGuestCartResponse) },
  getCustomerReviews: { body: schema(reviews.GetCustomerReviewsBody), answer: schema(reviews.GetCustomerReviewsResponse) },
  getCustomerOwnReviews: { answer: schema(reviews.GetCustomerOwnReviewsResponse) },
  addProductReview: { header: schema(reviews.AddProductReviewHeader), body: schema(reviews.AddProductReviewBody), answer: schema(reviews.AddProductReviewResponse) },
  getCustomerWatchlistProduct: { answer: schema(watchlist.GetCustomerWatchlistProductResponse) },
  addProductInCustomerWishList: { body: schema(watchlist.AddProductInCustomerWishListBody), answer: schema(watchlist.AddProductInCustomerWishListResponse) },
  deleteProductFromWatchlists: { query: schema(watchlist.DeleteProductFromWatchlistsQueryParams), answer: schema(watchlist.DeleteProductFromWatchlistsResponse) },
  getAlerts: { answer: schema(watchlist.GetAlertsResponse) },
  addAlert: { body: schema(watchlist.AddAlertBody), answer: schema(watchlist.AddAlertResponse) },
  deleteAlert: { query: schema(watchlist.DeleteAlertQueryParams), answer: schema(watchlist.DeleteAlertResponse) },
  requestAlert: { body: schema(watchlist.RequestAlertBody), answer: schema(watchlist.RequestAlertResponse) },
  getAlertByToken: { query: schema(watchlist.GetAlertByTokenQueryParams), answer: schema(watchlist.GetAlertByTokenResponse) },
  verifyAlert: { body: schema(watchlist.VerifyAlertBody), answer: schema(watchlist.VerifyAlertResponse) },
  cancelAlert: { body: schema(watchlist.CancelAlertBody), answer: schema(watchlist.CancelAlertResponse) },
  getCoupons: { answer: schema(coupons.GetCouponsResponse) },
  getPublicCoupons: { answer: schema(coupons.GetPublicCouponsResponse) },
  applyCoupon: { query: schema(coupons.ApplyCouponQueryParams), answer: schema(coupons.ApplyCouponResponse) },
  addCouponForBullionPurchases: { query: schema(coupons.AddCouponForBullionPurchasesQueryParams), answer: schema(coupons.AddCouponForBullionPurchasesResponse) },
  getShippingQuotes: { body: schema(quotes.GetShippingQuotesBody), answer: schema(quotes.GetShippingQuotesResponse) },
  getTaxQuote: { body: schema(tax.GetTaxQuoteBody), answer: schema(tax.GetTaxQuoteResponse) },
  validateAddress: { body: schema(checkout.ValidateAddressBody), answer: schema(checkout.ValidateAddressResponse) },
  getPaymentMethods: { query: schema(checkout.GetPaymentMethodsQueryParams), answer: schema(checkout.GetPaymentMethodsResponse) },
  getCheckoutSettings: { answer: schema(checkout.GetCheckoutSettingsResponse) },
  submitIraQuestionnaire: { header: schema(checkout.SubmitIraQuestionnaireHeader), body: schema(checkout.SubmitIraQuestionnaireBody), answer: schema(checkout.SubmitIraQuestionnaireResponse) },
  createCheckoutSession: { body: schema(checkout.CreateCheckoutSessionBody), answer: schema(checkout.CreateCheckoutSessionResponse) },
  getCheckoutSession: { query: schema(checkout.GetCheckoutSessionQueryParams), answer: schema(checkout.GetCheckoutSessionResponse) },
  updateCheckoutSession: { body: schema(checkout.UpdateCheckoutSessionBody), answer: schema(checkout.UpdateCheckoutSessionResponse) },
  authorizePayment: { body: schema(checkout.AuthorizePaymentBody), answer: schema(checkout.AuthorizePaymentResponse) },
  placeOrder: { header: schema(checkout.PlaceOrderHeader), body: schema(checkout.PlaceOrderBody), answer: schema(checkout.PlaceOrderResponse) },
  getPlacedOrder: { query: schema(checkout.GetPlacedOrderQueryParams), answer: schema(checkout.GetPlacedOrderResponse) },
  addPageView: { body: schema(analytics.AddPageViewBody), answer: schema(analytics.AddPageViewResponse) },
  addCustomerBehaviourLog: { body: schema(analytics.AddCustomerBehaviourLogBody), answer: schema(analytics.AddCustomerBehaviourLogResponse) },
  addOrderPurchaseAnalytics: { body: schema(analytics.AddOrderPurchaseAnalyticsBody), answer: schema(analytics.AddOrderPurchaseAnalyticsResponse) },
  signIn: { body: schema(session.SignInBody), answer: schema(session.SignInResponse) },
  register: { body: schema(session.RegisterBody), answer: schema(session.RegisterResponse) },
  signOut: { answer: schema(session.SignOutResponse) },
  createGuest: { answer: schema(session.CreateGuestResponse) },
  getCustomerInfo: { answer: schema(session.GetCustomerInfoResponse) },
  sendResetPasswordLink: { query: schema(session.SendResetPasswordLinkQueryParams), answer: schema(session.SendResetPasswordLinkResponse) },
  resetPassword: { body: schema(session.ResetPasswordBody), answer: schema(session.ResetPasswordResponse) },
  sendEmailVerificationLink: { query: schema(session.SendEmailVerificationLinkQueryParams), answer: schema(session.SendEmailVerificationLinkResponse) },
  verifyEmail: { query: schema(session.VerifyEmailQueryParams), answer: schema(session.VerifyEmailResponse) },
  validateGoogleReCaptcha: { query: schema(session.ValidateGoogleReCaptchaQueryParams), answer: schema(session.ValidateGoogleReCaptchaResponse) },
  updateContactInfo: { body: schema(account.UpdateContactInfoBody), answer: schema(account.UpdateContactInfoResponse) },
  changePassword: { query: schema(account.ChangePasswordQueryParams), answer: schema(account.ChangePasswordResponse) },
  splitMyOrders: { query: schema(account.SplitMyOrdersQueryParams), answer: schema(account.SplitMyOrdersResponse) },
  mergeMyOrders: { query: schema(account.MergeMyOrdersQueryParams), answer: schema(account.MergeMyOrdersResponse) },
  updateCustomerProfile: { body: schema(account.UpdateCustomerProfileBody), answer: schema(account.UpdateCustomerProfileResponse) },
  uploadFile: { body: schema(account.UploadFileBody), answer: schema(account.UploadFileResponse) },
  getAddresses: { answer: schema(account.GetAddressesResponse) },
  addAddress: { header: schema(account.AddAddressHeader), body: schema(account.AddAddressBody), answer: schema(account.AddAddressResponse) },
  updateAddress: { body: schema(account.UpdateAddressBody), answer: schema(account.UpdateAddressResponse) },
  deleteAddress: { query: schema(account.DeleteAddressQueryParams), answer: schema(account.DeleteAddressResponse) },
  getPreferences: { answer: schema(account.GetPreferencesResponse) },
  updatePreferences: { body: schema(account.UpdatePreferencesBody), answer: schema(account.UpdatePreferencesResponse) },
  subscribeNewsletter: { body: schema(account.SubscribeNewsletterBody), answer: schema(account.SubscribeNewsletterResponse) },
  connectWithBold: { query: schema(account.ConnectWithBoldQueryParams), answer: schema(account.ConnectWithBoldResponse) },
  unsubscribeFromBold: { query: schema(account.UnsubscribeFromBoldQueryParams), answer: schema(account.UnsubscribeFromBoldResponse) },
  getCustomerMessages: { query: schema(notifications.GetCustomerMessagesQueryParams), answer: schema(notifications.GetCustomerMessagesResponse) },
  markMessagesRead: { body: schema(notifications.MarkMessagesReadBody), answer: schema(notifications.MarkMessagesReadResponse) },
  archiveMessages: { body: schema(notifications.ArchiveMessagesBody), answer: schema(notifications.ArchiveMessagesResponse) },
  restoreMessages: { body: schema(notifications.RestoreMessagesBody), answer: schema(notifications.RestoreMessagesResponse) },
  getCustomerOrder: { query: schema(orders.GetCustomerOrderQueryParams), answer: schema(orders.GetCustomerOrderResponse) },
  getCustomerOrderDetails: { query: schema(orders.GetCustomerOrderDetailsQueryParams), answer: schema(orders.GetCustomerOrderDetailsResponse) },
  getInvoice: { path: schema(orders.GetInvoiceParams) },
  getCustomerSalesOrders: { query: schema(orders.GetCustomerSalesOrdersQueryParams), answer: schema(orders.GetCustomerSalesOrdersResponse) },
  getCustomerSalesOrderDetails: { query: schema(orders.GetCustomerSalesOrderDetailsQueryParams), answer: schema(orders.GetCustomerSalesOrderDetailsResponse) },
  getCancellationEstimate: { query: schema(orders.GetCancellationEstimateQueryParams), answer: schema(orders.GetCancellationEstimateResponse) },
  cancelOrder: { header: schema(orders.CancelOrderHeader), body: schema(orders.CancelOrderBody), answer: schema(orders.CancelOrderResponse) },
  getCustomerReturns: { query: schema(orders.GetCustomerReturnsQueryParams), answer: schema(orders.GetCustomerReturnsResponse) },
  requestReturn: { header: schema(orders.RequestReturnHeader), body: schema(orders.RequestReturnBody), answer: schema(orders.RequestReturnResponse) },
  trackCustomerOrder: { query: schema(tracking.TrackCustomerOrderQueryParams), answer: schema(tracking.TrackCustomerOrderResponse) },
  getSellToBoldOrders: { query: schema(sell.GetSellToBoldOrdersQueryParams), answer: schema(sell.GetSellToBoldOrdersResponse) },
  updateSellToBoldOrders: { body: schema(sell.UpdateSellToBoldOrdersBody), answer: schema(sell.UpdateSellToBoldOrdersResponse) },
  addSellToBoldRequests: { header: schema(sell.AddSellToBoldRequestsHeader), body: schema(sell.AddSellToBoldRequestsBody), answer: schema(sell.AddSellToBoldRequestsResponse) },
  uploadSellToBoldPhoto: { body: schema(sell.UploadSellToBoldPhotoBody), answer: schema(sell.UploadSellToBoldPhotoResponse) },
  getSellToBoldRequestByToken: { query: schema(sell.GetSellToBoldRequestByTokenQueryParams), answer: schema(sell.GetSellToBoldRequestByTokenResponse) },
  updateSellToBoldRequestByToken: { body: schema(sell.UpdateSellToBoldRequestByTokenBody), answer: schema(sell.UpdateSellToBoldRequestByTokenResponse) },
  sendSellToBoldRequestLink: { header: schema(sell.SendSellToBoldRequestLinkHeader), body: schema(sell.SendSellToBoldRequestLinkBody), answer: schema(sell.SendSellToBoldRequestLinkResponse) },
  getBuybackPrices: { query: schema(sell.GetBuybackPricesQueryParams), answer: schema(sell.GetBuybackPricesResponse) },
  getCustomerPortfolio: { body: schema(portfolio.GetCustomerPortfolioBody), answer: schema(portfolio.GetCustomerPortfolioResponse) },
  updateCustomerPortfolio: { answer: schema(portfolio.UpdateCustomerPortfolioResponse) },
  updateCustomerPortfolioSettings: { body: schema(portfolio.UpdateCustomerPortfolioSettingsBody), answer: schema(portfolio.UpdateCustomerPortfolioSettingsResponse) },
  addPortfolioViews: { body: schema(portfolio.AddPortfolioViewsBody), answer: schema(portfolio.AddPortfolioViewsResponse) },
  addPortfolioClick: { body: schema(portfolio.AddPortfolioClickBody), answer: schema(portfolio.AddPortfolioClickResponse) },
  addPortfolioCustomerFeedbacks: { header: schema(portfolio.AddPortfolioCustomerFeedbacksHeader), body: schema(portfolio.AddPortfolioCustomerFeedbacksBody), answer: schema(portfolio.AddPortfolioCustomerFeedbacksResponse) },
  addCustomerHoldings: { header: schema(trades.AddCustomerHoldingsHeader), body: schema(trades.AddCustomerHoldingsBody), answer: schema(trades.AddCustomerHoldingsResponse) },
  removePortfolioProducts: { body: schema(portfolio.RemovePortfolioProductsBody), answer: schema(portfolio.RemovePortfolioProductsResponse) },
  restorePortfolioProducts: { body: schema(portfolio.RestorePortfolioProductsBody), answer: schema(portfolio.RestorePortfolioProductsResponse) },
  removePortfolioTransactions: { body: schema(trades.RemovePortfolioTransactionsBody), answer: schema(trades.RemovePortfolioTransactionsResponse) },
  restorePortfolioTransactions: { body: schema(trades.RestorePortfolioTransactionsBody), answer: schema(trades.RestorePortfolioTransactionsResponse) },
  updatePortfolioTransaction: { body: schema(trades.UpdatePortfolioTransactionBody), answer: schema(trades.UpdatePortfolioTransactionResponse) },
  getCustomerTransactions: { query: schema(trades.GetCustomerTransactionsQueryParams), answer: schema(trades.GetCustomerTransactionsResponse) },
  getProductWiseCustomerTransactions: { body: schema(portfolio.GetProductWiseCustomerTransactionsBody), answer: schema(portfolio.GetProductWiseCustomerTransactionsResponse) },
  getSpotPricesDateWise: { query: schema(portfolio.GetSpotPricesDateWiseQueryParams), answer: schema(portfolio.GetSpotPricesDateWiseResponse) },
  getCustomerPredictions: { query: schema(portfolio.GetCustomerPredictionsQueryParams), answer: schema(portfolio.GetCustomerPredictionsResponse) },
  addOrUpdateQuarterlyPredictedSpotPrices: { body: schema(portfolio.AddOrUpdateQuarterlyPredictedSpotPricesBody), answer: schema(portfolio.AddOrUpdateQuarterlyPredictedSpotPricesResponse) },
  getCustomerTaxReport: { query: schema(portfolio.GetCustomerTaxReportQueryParams), answer: schema(portfolio.GetCustomerTaxReportResponse) },
  generateCustomerTaxReport: { query: schema(portfolio.GenerateCustomerTaxReportQueryParams) },
  getNotice: { answer: schema(content.GetNoticeResponse) },
  getMarketingAdvertisements: { query: schema(showcase.GetMarketingAdvertisementsQueryParams), answer: schema(showcase.GetMarketingAdvertisementsResponse) },
  getDashboardImages: { query: schema(showcase.GetDashboardImagesQueryParams), answer: schema(showcase.GetDashboardImagesResponse) },
  getStateSaleTax: { answer: schema(content.GetStateSaleTaxResponse) },
  contactUS: { header: schema(content.ContactUSHeader), body: schema(content.ContactUSBody), answer: schema(content.ContactUSResponse) },
  getJewelryBlogs: { query: schema(content.GetJewelryBlogsQueryParams), answer: schema(content.GetJewelryBlogsResponse) },
  getBlogs: { query: schema(content.GetBlogsQueryParams), answer: schema(content.GetBlogsResponse) },
  getBlogDetail: { query: schema(content.GetBlogDetailQueryParams), answer: schema(content.GetBlogDetailResponse) },
  getContentPage: { query: schema(content.GetContentPageQueryParams), answer: schema(content.GetContentPageResponse) },
  getSitemapPages: { query: schema(content.GetSitemapPagesQueryParams), answer: schema(content.GetSitemapPagesResponse) },
  getGlossary: { answer: schema(content.GetGlossaryResponse) },
};
