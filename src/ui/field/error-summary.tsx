import { useEffect, useEffectEvent, useRef } from 'react';

import { FOCUS_ON_LOAD } from '#ui/focus-on-load.ts';
import { useHydrated } from '#ui/timing/hydrated.ts';

import './error-summary.css';

/** A refused field by its control's id, with the same words as beside the field. */
export type Problem = { field: string; message: string };

/**
 * The list of all problems at the top of a form. It receives the focus when the problems change, and
 * when a page loads with it; its name says them all, and each line links to its field. A form with a
 * single field needs none: focus that field.
 */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const focus = useEffectEvent(() => {
    // In a page from the server its reader may have gone on to a field before the script ran.
    if (isHydrated || document.activeElement === document.body) box.current?.focus();
  });
  // Moves the focus and sets the title, so that the problems are noticed at once.
  useEffect(() => {
    if (problems.length === 0) return undefined;
    focus();
    const title = document.title;
    document.title = `Error: ${title}`;
    return () => {
      if (document.title === `Error: ${title}`) document.title = title;
    };
  }, [problems]);
  if (problems.length === 0) return null;
  const heading =
    problems.length === 1 ? 'There is a problem' : `There are ${problems.length} problems`;
  return (
    <div
      className="error-summary"
      ref={box}
      {...FOCUS_ON_LOAD}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it groups words, not fields
      role="group"
      aria-label={`${heading}. ${problems.map(({ message }) => message).join(' ')}`}
    >
      <h2>{heading}</h2>
      <ul className="error-summary-list">
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A plain hash link would scroll past the label; this shows the label and focuses the control. */
function focusField(event: { preventDefault(): void }, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  const control = field.matches('fieldset') ? field.querySelector('input') : field;
  (field.closest('.field') ?? field).scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
}
