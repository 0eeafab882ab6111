/** The words for a page of another build than the server's, whose next files may be gone. */
export const RENEWED = {
  title: 'The store has been renewed',
  says: 'Load this page again to go on; your cart is safe.',
};
