import type {
  OrderSort,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from '#api/orders/order-history.ts';

export const STATUS_WORDS: Record<OrderStatus, string> = {
  Placed: 'Placed',
  'Payment Cleared': 'Payment cleared',
  Packed: 'Packed',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  'On Hold': 'On hold',
  'Presale Wait': 'Waiting for presale',
  Cancelled: 'Cancelled',
};

export const METHOD_WORDS: Record<PaymentMethod, string> = {
  creditCard: 'Credit card',
  payPal: 'PayPal',
  applePay: 'Apple Pay',
  eCheck: 'eCheck',
  wire: 'Bank wire',
  paperCheck: 'Paper check',
};

export const PAID_WORDS: Record<PaymentStatus, string> = {
  Pending: 'Not received yet',
  Cleared: 'Received',
  Failed: 'Failed',
  Refunded: 'Refunded',
};

export const SORT_WORDS: Record<OrderSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'total-high': 'Highest total first',
  'total-low': 'Lowest total first',
};
