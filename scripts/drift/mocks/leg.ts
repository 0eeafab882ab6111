/**
 * The mock backend against the contract: what it says must be what a real API may say, or the store
 * is built on something else.
 */
import { loadDocument } from '../document/document.ts';
import type { Drift, Leg } from '../finding.ts';
import { drawDrifts } from './draw.ts';
import { answersOf, counted } from './judge.ts';
import { stateDrifts } from './states.ts';

type Options = { base: string; seeds?: number };
type Figures = { operations: number; answers: number; seeds: number; calls: number };

/** As many seeds as a full run draws of each operation. */
const ALL_SEEDS = 1_000;

/**
 * Every operation and declared status: generated fakes and drawn values over many seeds, the
 * contract's examples, and the stateful backend's answers in every scenario.
 */
export const mocksLeg: Leg<Options> = async (options) => (await run(options)).drifts;

async function run({ base, seeds = ALL_SEEDS }: Options): Promise<{ drifts: Drift[] } & Figures> {
  const document = await loadDocument(base);
  const answers = answersOf(document);
  const [{ drifts: states, count }, drawn] = await Promise.all([
    stateDrifts(document, answers),
    drawDrifts({ base, seeds }),
  ]);
  const drifts = [...drawn, ...states];
  const operations = new Set(answers.map(({ operation }) => operation.operationId)).size;
  return { drifts: counted(drifts), operations, answers: answers.length, seeds, calls: count };
}

/** For the score: what was judged, and how much of it was not as the contract says. */
export async function score(
  options: Options,
): Promise<Figures & { drifts: number; seconds: number }> {
  const started = performance.now();
  const { drifts, ...figures } = await run(options);
  return { ...figures, drifts: drifts.length, seconds: (performance.now() - started) / 1000 };
}
