/**
 * The moment at which the mock backend stands still for tests and weights: a Wednesday with the
 * market open, so that nothing depends on the day on which they run.
 */
export const STILL_CLOCK = '2026-11-18T16:00:00Z';
