/** The label of the day until which a payment is awaited: without it, the order is on hold. */
export function dueLabel(isOnHold: boolean): string {
  return isOnHold ? 'Was to arrive by' : 'Must arrive by';
}
