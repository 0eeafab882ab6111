import { Link } from 'react-router';

import { Icon } from '#ui/icon.tsx';

import { STEP_WORDS, stepPath, type Step, type StepState } from '../checkout-steps.ts';
import './step-list.css';

/** The steps with the current one marked. Completed steps and the next step are links. */
export function StepList({ steps, current }: { steps: readonly StepState[]; current: Step }) {
  return (
    <nav className="step-list" aria-label="Checkout steps">
      <ol>
        {steps.map(({ step, isDone, isOpen }, index) => {
          const words = (
            <>
              <span className="step-list-mark" aria-hidden="true">
                {isDone ? <Icon name="check" /> : index + 1}
              </span>
              <span>
                {STEP_WORDS[step]}
                {isDone ? <span className="visually-hidden"> (done)</span> : null}
              </span>
            </>
          );
          return (
            <li key={step} data-done={isDone || undefined}>
              {step === current ? (
                <span aria-current="step">{words}</span>
              ) : isOpen ? (
                <Link to={stepPath(step)}>{words}</Link>
              ) : (
                <span className="muted">{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
