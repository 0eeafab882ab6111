import type { Drift } from '../finding.ts';
import { redactText, redactValue } from './secrets.ts';

/** Findings in traffic, without secrets and personal data. */
export function redacted<Found extends Drift>(drift: Found): Found {
  const { witness, seen, consumer } = drift;
  const field = /([^/\s]+)$/.exec(drift.at)?.[1] ?? '';
  return {
    ...drift,
    title: redactText(drift.title),
    explanation: redactText(drift.explanation),
    at: redactText(drift.at),
    ...(witness && {
      witness: {
        ...witness,
        value: redactValue(witness.value, field),
        reason: redactText(witness.reason),
      },
    }),
    ...(consumer && { consumer: withoutSecrets(consumer) }),
    ...(seen && { seen: { ...seen, ...(seen.repeat && { repeat: redactText(seen.repeat) }) } }),
  };
}

function withoutSecrets(consumer: NonNullable<Drift['consumer']>): NonNullable<Drift['consumer']> {
  const interactions = consumer.interactions.map(({ description, states, place }) => ({
    description: redactText(description),
    states: states.map(redactText),
    place,
  }));
  return { ...consumer, name: redactText(consumer.name), interactions };
}
