import type { Answer } from './answer.ts';
import './outcome.css';

/** What came of a form, beside it: done, or why not. Refused fields have words of their own. */
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
