/** What the form of the cart asks for that leads on to the checkout. */
export const CHECKOUT_INTENT = 'checkout';
