import { wordsOf, type Answer } from './answer.ts';
import './outcome.css';

/**
 * The result of a form, next to it: success or the failure. Refused fields show their own errors,
 * and an expired session has a message of its own.
 */
export function Outcome({ answer }: { answer: Answer | undefined }) {
  const words = answer && wordsOf(answer);
  if (!words || answer.kind === 'expired') return null;
  if (answer.kind === 'saved') return <p className="outcome">{words}</p>;
  return (
    <p className="outcome" data-failed>
      <span className="visually-hidden">Error: </span>
      {words}
    </p>
  );
}
