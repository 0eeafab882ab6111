import { useRef, type ComponentProps, type RefObject } from 'react';

import { Icon } from '#ui/icon.tsx';

import './control.css';
import './quantity-field.css';

/**
 * A whole number from 1, typed or stepped. `of` names the product, once: in the name of the field,
 * by which a list of controls distinguishes the lines of a cart. The buttons have it as their
 * description, which is read on request and not with each line.
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
      {labelHidden ? null : (
        // The name of the field says the same, and more.
        <label className="field-label" htmlFor={input.id} aria-hidden="true">
          Quantity
        </label>
      )}
      <div className="quantity-field-row">
        <Step by={-1} of={of} field={field} />
        <input
          min={1}
          step={1}
          inputMode="numeric"
          {...input}
          ref={field}
          type="number"
          className="control"
          aria-label={`Quantity of ${of}`}
          onFocus={(event) => {
            onFocus?.(event);
            // React's own listener is passive. A second call with the same function adds nothing.
            event.currentTarget.addEventListener('wheel', ignoreWheel, { passive: false });
          }}
        />
        <Step by={1} of={of} field={field} />
      </div>
    </div>
  );
}

function Step({
  by,
  of,
  field,
}: {
  by: 1 | -1;
  of: string;
  field: RefObject<HTMLInputElement | null>;
}) {
  return (
    <button
      type="button"
      // Arrow keys step the field itself.
      tabIndex={-1}
      className="quantity-field-step"
      aria-label={by > 0 ? 'Increase quantity' : 'Decrease quantity'}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3: browsers have it, the rule has not
      aria-description={of}
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
