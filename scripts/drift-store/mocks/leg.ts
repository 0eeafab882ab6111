/**
 * Compares the mock backend with the contract. Its answers must be valid, because the store is
 * developed against them.
 */
import { loadDocument } from '../../drift/document/document.ts';
import type { Drift, Leg } from '../../drift/finding.ts';
import { drawDrifts } from './draw.ts';
import { answersOf, counted } from './judge.ts';
import { stateDrifts } from './states.ts';

type Options = { base: string; seeds?: number };
type Figures = { operations: number; answers: number; seeds: number; calls: number };

/** The number of seeds for each operation in a full run. */
const ALL_SEEDS = 1_000;

/**
 * Judges, for every operation and declared status, generated fakes and random values over many
 * seeds, the contract's examples, and the stateful backend's answers in every scenario.
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

/** For the score: the number of judged answers, and of findings. */
export async function score(
  options: Options,
): Promise<Figures & { drifts: number; seconds: number }> {
  const started = performance.now();
  const { drifts, ...figures } = await run(options);
  return { ...figures, drifts: drifts.length, seconds: (performance.now() - started) / 1000 };
}
