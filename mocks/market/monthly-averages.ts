import { type MetalFacts, lastKnownDate, metalFacts } from './metal-facts.ts';
import type { Metal } from './metal.ts';
import { bellNoise } from './noise.ts';
import { type Month, monthOfDate, publishedAverage, spanOf } from './published/years.ts';

export const lastKnownMonth = monthOfDate(lastKnownDate);

const shockMonths = 12;
const persistence = 0.8;

// Beyond the last fact the average strays from it and is pulled back: a year of monthly shocks,
// each fading by a fifth a month. A sum with an end needs no state and cannot run away.
function straying(seed: number, facts: MetalFacts, month: Month): number {
  const shock = 0.5 * facts.dailyVolatility * Math.sqrt(21);
  let sum = 0;
  for (let age = 0; age < shockMonths && month - age > lastKnownMonth; age += 1) {
    sum += persistence ** age * bellNoise(seed, facts.stream, -(month - age));
  }
  return shock * sum;
}

/**
 * A month's average price in dollars: published where it is known, then simulated: first
 * interpolated (logarithmically) to the last known quote, then varying around it. Months before the
 * first published one get its average.
 */
export function monthlyAverage(seed: number, metal: Metal, month: Month): number {
  const facts = metalFacts[metal];
  const { first, last } = spanOf(facts.published);
  const published = publishedAverage(facts.published, Math.max(month, first));
  if (published !== undefined) return published;
  if (month > lastKnownMonth) return facts.lastKnown * Math.exp(straying(seed, facts, month));
  const from = publishedAverage(facts.published, last) ?? facts.lastKnown;
  const way = (month - last) / (lastKnownMonth - last);
  return from * (facts.lastKnown / from) ** way;
}
