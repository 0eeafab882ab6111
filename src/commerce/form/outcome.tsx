import { FOCUS_ON_LOAD } from '#ui/focus-on-load.ts';

import { wordsOf, type Answer } from './answer.ts';
import './outcome.css';

/**
 * The result of a form, next to it: success or the failure. Refused fields show their own errors,
 * and an expired session has a message of its own. A page that loads with it begins there.
 */
export function Outcome({ answer }: { answer: Answer | undefined }) {
  const words = answer && wordsOf(answer);
  if (!words || answer.kind === 'expired') return null;
  const hasFailed = answer.kind !== 'saved';
  return (
    <p className="outcome" data-failed={hasFailed || undefined} {...FOCUS_ON_LOAD}>
      {hasFailed ? <span className="visually-hidden">Error: </span> : null}
      {words}
    </p>
  );
}
