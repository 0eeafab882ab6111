function stir(hash: number, value: number): number {
  let mixed = Math.imul(hash ^ value, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function hash(seed: number, stream: number, place: number, step: number): number {
  return stir(stir(stir(stir(0x9e3779b9, seed), stream), place), step) >>> 0;
}

/**
 * Uniform noise of mean 0 and variance 1, within ±√3. A pure function of its four whole numbers, so
 * that any moment of the market can be computed on its own.
 */
export function evenNoise(seed: number, stream: number, place: number, step: number): number {
  return (hash(seed, stream, place, step) / 2 ** 31 - 1) * Math.sqrt(3);
}

/** Bell-shaped noise of mean 0 and variance 1, within ±2√3, so that no day moves absurdly far. */
export function bellNoise(seed: number, stream: number, place: number): number {
  let sum = 0;
  for (let step = -1; step >= -4; step -= 1) sum += evenNoise(seed, stream, place, step);
  return sum / 2;
}
