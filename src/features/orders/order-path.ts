export function orderHref(invoice: string): string {
  return `/orders/orderdetails/${invoice}`;
}
