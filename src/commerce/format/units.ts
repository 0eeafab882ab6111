const units = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

/** Units of a product, which may be parts: "1,250", "0.5". */
export function formatUnits(amount: number): string {
  return units.format(amount);
}
