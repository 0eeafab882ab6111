/**
 * The fixed time of the mock backend in tests and measurements: a Wednesday with the market open,
 * so that results do not depend on the day.
 */
export const STILL_CLOCK = '2026-11-18T16:00:00Z';
