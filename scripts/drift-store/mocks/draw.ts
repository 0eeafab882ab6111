/** Generates and judges values in a worker, in parallel to the calls of the backend. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

import { loadDocument } from '../../drift/document/document.ts';
import type { Drift } from '../../drift/finding.ts';
import { disagreements, exampleDrifts, fakeDrifts } from './fakes.ts';
import { answersOf } from './judge.ts';

type Job = { base: string; seeds: number };

/**
 * Judges the contract's examples, the generated fakes, and values on which the validators may
 * differ.
 */
export function drawDrifts(job: Job): Promise<Drift[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: job });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

if (!isMainThread && parentPort && (workerData as Partial<Job> | null)?.seeds !== undefined) {
  const { base, seeds } = workerData as Job;
  const document = await loadDocument(base);
  const answers = answersOf(document);
  const drifts = [
    ...exampleDrifts(document, answers),
    ...(await fakeDrifts(document, answers, seeds)),
    ...disagreements(document, answers, seeds),
  ];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort.postMessage(drifts);
}
