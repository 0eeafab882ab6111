/** For an empty form. */
export const NO_CODE = 'Type the code of a coupon first.';
