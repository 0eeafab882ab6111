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

/** The files and sockets that the process may have open, where the system says it. */
export function mostDescriptors(): number {
  const report = process.report as NodeJS.ProcessReport & { excludeNetwork: boolean };
  // Without it the report waits for the names of all hosts that the process is connected to.
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const most = Number(userLimits?.open_files?.soft);
  return Number.isNaN(most) ? Infinity : most;
}
