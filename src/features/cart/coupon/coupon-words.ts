/** For a form that was sent empty. */
export const NO_CODE = 'Type the code of a coupon first.';
