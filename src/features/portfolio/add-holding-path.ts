/** The page that records a purchase; with the id of a product, for that product. */
export const ADD_HOLDING_PATH = '/bold-bullion-portfolio/add';

export function addHoldingPath(productId?: number): string {
  return productId === undefined ? ADD_HOLDING_PATH : `${ADD_HOLDING_PATH}?product=${productId}`;
}
