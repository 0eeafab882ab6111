/** The intent of the cart form that starts the checkout. */
export const CHECKOUT_INTENT = 'checkout';
