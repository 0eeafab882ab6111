import { useRef, type ComponentProps, type RefObject } from 'react';

import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { Icon } from '#ui/icon.tsx';

import './control.css';
import './quantity-field.css';

/**
 * A whole number from 1, typed or stepped. `of` names the product, so that a list of controls in a
 * screen reader distinguishes the lines of a cart. The browser announces the new value itself.
 */
export function QuantityField({
  of,
  labelHidden = false,
  field: given,
  onFocus,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  of: string;
  labelHidden?: boolean;
  id: string;
  field?: RefObject<HTMLInputElement | null>;
}) {
  const own = useRef<HTMLInputElement>(null);
  const field = given ?? own;
  return (
    // Not a group: its name would be that of the field, and heard before it.
    <div className="quantity-field">
      <label className={labelHidden ? 'visually-hidden' : 'field-label'} htmlFor={input.id}>
        {/* One run of text: of two, the second out of sight, Orca reads "Quantityof". */}
        <span aria-hidden="true">Quantity</span>
        <VisuallyHidden>Quantity of {of}</VisuallyHidden>
      </label>
      <div className="quantity-field-row">
        <Step by={-1} label={`One less, ${of}`} field={field} />
        <input
          min={1}
          step={1}
          inputMode="numeric"
          {...input}
          ref={field}
          type="number"
          className="control"
          onFocus={(event) => {
            onFocus?.(event);
            // React's own listener is passive. A second call with the same function adds nothing.
            event.currentTarget.addEventListener('wheel', ignoreWheel, { passive: false });
          }}
        />
        <Step by={1} label={`One more, ${of}`} field={field} />
      </div>
    </div>
  );
}

function Step({
  by,
  label,
  field,
}: {
  by: 1 | -1;
  label: string;
  field: RefObject<HTMLInputElement | null>;
}) {
  return (
    <button
      type="button"
      // Arrow keys step the field itself.
      tabIndex={-1}
      className="quantity-field-step"
      aria-label={label}
      onClick={() => step(field.current, by)}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} />
    </button>
  );
}

/** Scrolling must not change a quantity: browsers step a focused number by the wheel. */
function ignoreWheel(event: WheelEvent): void {
  if (event.currentTarget === document.activeElement) event.preventDefault();
}

/** Steps like the browser, within min and max, and fires the events of typing for React. */
function step(input: HTMLInputElement | null, by: 1 | -1): void {
  if (!input || input.disabled || input.readOnly) return;
  if (by > 0) input.stepUp();
  else input.stepDown();
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
