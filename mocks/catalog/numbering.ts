import { hash } from './chance.ts';

const FIRST = 100_000;
const SPAN = 900_000;

/**
 * Gives each key a six-digit number that does not depend on the seed or on other products; on a
 * collision the next free number is taken. Tests may rely on product addresses.
 */
export function createNumbering(): (key: string) => number {
  const taken = new Map<number, string>();
  return function numberOf(key) {
    let number = FIRST + (hash(key) % SPAN);
    while (taken.has(number) && taken.get(number) !== key) number += 1;
    taken.set(number, key);
    return number;
  };
}
