const ounces = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** Troy ounces to the thousandth: "1,002.411". */
export function ounceWords(amount: number): string {
  return ounces.format(amount);
}
