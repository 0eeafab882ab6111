import { useEffect, useState, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps the typed values of a form in this tab and restores them when the form is rendered again:
 * after a reload, or after a new sign-in. Passwords, cards and files are never kept, and nothing
 * without `keptAs`; with `only`, just the controls of these names. Returns whether values were
 * restored; `forget` deletes them after saving or on request.
 */
export function useDraft(
  keptAs: string | undefined,
  form: RefObject<HTMLFormElement | null>,
  only?: readonly string[],
) {
  const [isBack, setIsBack] = useState(false);
  // Reads and writes the form's controls and the tab's storage.
  useEffect(() => {
    const element = form.current;
    if (!element || keptAs === undefined) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- only the drawn controls tell what they hold
    if (putBack(element, draftOf(keptAs))) setIsBack(true);
    const keep = ({ target }: Event) => {
      if (isKept(target) && (only?.includes(target.name) ?? true)) {
        write(keptAs, { ...draftOf(keptAs), [keyOf(target)]: valueOf(target) });
      }
    };
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [keptAs, form, only]);

  function forget() {
    setIsBack(false);
    if (keptAs !== undefined) forgetDraft(keptAs);
  }
  return { isBack, forget };
}

export function forgetDraft(keptAs: string): void {
  try {
    sessionStorage.removeItem(keptAs);
  } catch {
    // Without storage nothing was kept.
  }
}

function putBack(form: HTMLFormElement, draft: Record<string, string>): boolean {
  let any = false;
  for (const control of form.elements) {
    const kept = isKept(control) ? draft[keyOf(control)] : undefined;
    if (kept === undefined || !isKept(control) || control.disabled) continue;
    if (isRadio(control)) {
      any ||= (control.value === kept) !== control.checked;
      control.checked = control.value === kept;
      continue;
    }
    if (valueOf(control) === kept) continue;
    if (isTick(control)) control.checked = kept === 'on';
    else control.value = kept;
    any = true;
  }
  const around = any ? form.closest('details') : null;
  if (around) around.open = true;
  return any;
}

function isKept(control: unknown): control is Control {
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) return true;
  return (
    control instanceof HTMLInputElement &&
    // A password that is shown is a text field at that time.
    !/password|^cc-/.test(control.autocomplete) &&
    !['password', 'file', 'hidden'].includes(control.type)
  );
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}

/** Checkboxes with the same name are separate values. */
function keyOf(control: Control): string {
  const { name, value } = control;
  return isTick(control) && value !== 'on' ? `${name} ${value}` : name;
}

/** Of radio buttons with the same name, at most one is checked. */
function isRadio(control: Control): control is HTMLInputElement {
  return control.type === 'radio';
}

function valueOf(control: Control): string {
  if (isTick(control)) return control.checked ? 'on' : '';
  return control.value;
}

/** The values that are kept for a form, by the names of its controls. */
export function draftOf(keptAs: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(keptAs) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

function write(keptAs: string, draft: Record<string, string>): void {
  try {
    sessionStorage.setItem(keptAs, JSON.stringify(draft));
  } catch {
    // Storage may be forbidden or full: then only the page keeps the values.
  }
}
