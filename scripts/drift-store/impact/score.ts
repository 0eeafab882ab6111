import { openFixtureStore, usagesOf } from '../../../tests/drift/store/open.ts';
import { USAGE_CASES } from '../../../tests/drift/store/usage-cases.ts';

/** For the score: the number of correct grades in a store of fixtures. */
export async function score() {
  const started = performance.now();
  const store = await openFixtureStore();
  const wrong: string[] = [];
  try {
    for (const cases of Map.groupBy(USAGE_CASES, ({ batch }) => batch ?? 0).values()) {
      const graded = await usagesOf(store.folder, cases);
      for (const [index, { says, grade }] of cases.entries()) {
        if (graded[index]?.usage.grade !== grade) wrong.push(says);
      }
    }
  } finally {
    await store.close();
  }
  const seconds = (performance.now() - started) / 1000;
  return { cases: USAGE_CASES.length, right: USAGE_CASES.length - wrong.length, wrong, seconds };
}
