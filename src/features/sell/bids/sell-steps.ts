/** How a sale to the store goes, each step with its name. */
export const SELL_STEPS = [
  ['Ask', 'List what you have. You need no account.'],
  ['Accept', 'A quote holds for a day, and binds once accepted.'],
  ['Ship', 'Insured, and on its way by the next business day.'],
  ['Get paid', 'By check, ACH or wire, after inspection.'],
] as const;
