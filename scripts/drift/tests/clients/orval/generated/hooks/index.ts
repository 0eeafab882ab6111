export * from './coins/coins';
export * from './orders/orders';
export * from './reports/reports';
