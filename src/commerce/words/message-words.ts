/**
 * All sentences that §5 and §8 of the specification define exactly, and some in the same style.
 * Newsletter messages are in `connect-words.ts`, logged messages in `log-words.ts`, so that pages
 * load them only when needed.
 */

// §8 Cart
export const cartDeleted = 'Product deleted successfully';
export const cartNotDeleted = 'Product could not be deleted';
export const cartEmptyMobile = 'No products added in cart';
export const cartEmptyDesktop = 'No products in the cart.';
// §8 Session
export const sessionExpired =
  'Your login session has been expired. Please login again using your credentials';
// §6 Portfolio
export const portfolioNeedsLogin = 'Please log in to access your portfolio.';
// §8 Search
export const searchFailed = 'Failed to fetch search results';
export const searchNothing = (keyword: string) => `No results for your search query '${keyword}'`;
// §8 Voice
export const voiceUnsupported = "Your browser doesn't support speech recognition.";
export const voiceBlocked = 'Microphone blocked — enable it in site settings';
// §8 Notifications
export const inboxEmpty = 'No new notifications';
export const archiveEmpty = 'No archived messages';
// §8 Thrown errors
export const uploadFailed = 'File upload failed';
export const invoiceFailed = 'Failed to download invoice';
export const dashboardImagesFailed = 'Could not get dashboard images';
export const spotByDateFailed = 'Could not fetch spot prices date wise';
export const portfolioViewsFailed = 'Failed to add portfolio views';
