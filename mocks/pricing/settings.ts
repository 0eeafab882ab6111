/**
 * The figures the shop can change without changing a rule. Amounts are in cents, times in seconds.
 * A comment with § is documented; everything marked as a guess is a figure of the specification
 * whose meaning is not shown, or a custom of the trade.
 */
export const settings = {
  /** §9 Added to the unit price when paying by card or PayPal, in percent. */
  surchargePercent: 4.2,
  /** §4, §9 */
  spotRefreshSeconds: 45,
  /** §9 Domestic orders of this much or more ship free. */
  freeShippingFromCents: 199_00,
  /** §9 Carrier shipping: 25 percent of the total ounces, in dollars, with a minimum. */
  carrierCentsPerOunce: 25,
  carrierMinimumCents: 29_95,
  /** §9 */
  reviewsPerPage: 16,
  sellOrdersPerPage: 500,

  /** Guess: how long a cart and a checkout hold their prices. */
  cartLockSeconds: 300,
  checkoutLockSeconds: 300,
  /** Guess: the fee of a cancelled order, on top of its market loss. */
  cancelFeeCents: 35_00,
  /** Guess: how long after the delivery a return can be asked for, in days. */
  returnDays: 14,
  /** Practice of the trade: restocking what was neither damaged nor a mistake of the shop. */
  restockingPercent: 10,
  restockingMinimumCents: 50_00,
  /** Guess: 5.95, 8.95 and 9.95 of §9 as standard shipping below the free threshold. */
  standardShipping: [
    { fromCents: 0, feeCents: 5_95 },
    { fromCents: 50_00, feeCents: 8_95 },
    { fromCents: 100_00, feeCents: 9_95 },
  ],
  /** Guess: 3.95 and 750 of §9. A signature costs this, and is free from an order value on. */
  signatureFeeCents: 3_95,
  signatureFreeFromCents: 750_00,
  /** Practice of the trade: how soon stock in the vault ships after payment. */
  shipsFromVaultIn: '1-3 business days',
  /** Guess: 7 of §9. */
  giftWrapFeeCents: 7_00,
} as const;
