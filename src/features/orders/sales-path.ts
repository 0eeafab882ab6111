export const SALES_PATH = '/orders/sales';
