type Range = { least?: number; most?: number };

/** The whole number that an environment variable gives; `otherwise` without one. */
export function numberFrom(
  name: string,
  otherwise: number,
  { least = 1, most }: Range = {},
): number {
  const value = process.env[name];
  if (!value) return otherwise;
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= (most ?? number)) return number;
  const range = most === undefined ? `${least} or more` : `from ${least} to ${most}`;
  throw new Error(`${name} must be a number ${range}, but it is "${value}".`);
}
