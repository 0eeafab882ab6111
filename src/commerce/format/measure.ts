const ounces = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
const measures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 5 });

/** Troy ounces to the thousandth: "1,002.411". */
export function formatOunces(amount: number): string {
  return ounces.format(amount);
}

/** A weight or size of a product, or its units, with up to five decimal places: "31.10348". */
export function formatMeasure(amount: number): string {
  return measures.format(amount);
}
