/** Ties a refusal to a control as `ui/field.tsx` draws it, or takes the last one away. */
export function mark(control: HTMLElement, message: string | undefined): void {
  const field = control.closest('.field');
  const errorId = `${control.id}-error`;
  document.getElementById(errorId)?.remove();
  field?.toggleAttribute('data-invalid', Boolean(message));
  const hint = document.getElementById(`${control.id}-hint`)?.id;
  const described = [hint, message && errorId].filter(Boolean).join(' ');
  set(control, 'aria-describedby', described);
  set(control, 'aria-invalid', message ? 'true' : '');
  if (message) field?.lastElementChild?.before(errorText(errorId, message));
}

function errorText(id: string, message: string): HTMLElement {
  const error = document.createElement('p');
  error.className = 'field-error';
  error.id = id;
  const kind = document.createElement('span');
  kind.className = 'visually-hidden';
  kind.textContent = 'Error: ';
  error.append(kind, message);
  return error;
}

function set(control: HTMLElement, name: string, value: string): void {
  if (value) control.setAttribute(name, value);
  else control.removeAttribute(name);
}
