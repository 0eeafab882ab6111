/** For a product with sizes whose field `size` is still empty. */
export const NO_SIZE = 'Choose a size first.';
