import type { Answer } from './answer.ts';
import './outcome.css';

/**
 * The result of a form, next to it: success or the failure. Refused fields show their own errors.
 */
export function Outcome({ answer }: { answer: Answer | undefined }) {
  if (answer?.says) return <p className="outcome">{answer.says}</p>;
  if (!answer?.failed) return null;
  return (
    <p className="outcome" data-failed>
      <span className="visually-hidden">Error: </span>
      {answer.failed}
    </p>
  );
}
