import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';

import { customerQuery } from '#api/session/session.ts';
import { hasLoggedOut } from '#commerce/session/logged-out.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';
import { useHydrated } from '#ui/timing/hydrated.ts';

import { draftKey, GUEST, readDraft, removeDraft, writeDraft, type Draft } from './draft.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Stores the typed values of a form in this tab and restores them when its shopper meets the form
 * again: after a reload, or after a new sign-in. Passwords, cards and files are never stored, nor
 * ticks and choices with `autocomplete="off"`, which bind, and nothing without `name`; with `only`,
 * just the controls of these names. Returns whether values were restored; `discard` deletes them
 * after saving or on request.
 */
export function useDraft(
  name: string | undefined,
  form: RefObject<HTMLFormElement | null>,
  only?: readonly string[],
) {
  const [isRestored, setIsRestored] = useState(false);
  const owner = useDraftOwner();
  const key = owner === undefined || name === undefined ? undefined : draftKey(owner, name);
  // Reads and writes the form's controls and the tab's storage.
  useEffect(() => {
    const element = form.current;
    if (!element || key === undefined) return undefined;
    const isDrafted = (control: unknown): control is Control =>
      isStorable(control) && (only?.includes(control.name) ?? true);
    // oxlint-disable-next-line react/set-state-in-effect -- only the drawn controls tell what they hold
    if (restore([...element.elements].filter(isDrafted), key)) setIsRestored(true);
    const store = ({ target }: Event) => {
      if (isDrafted(target)) writeDraft(key, { ...readDraft(key), ...valuesOf([target]) });
    };
    element.addEventListener('input', store);
    return () => element.removeEventListener('input', store);
  }, [key, form, only]);

  function discard() {
    setIsRestored(false);
    if (name !== undefined) removeDraft(name);
  }
  return { isRestored, discard };
}

/**
 * The owner of what is typed on this page: a customer's id or `GUEST`; undefined until it is known.
 * An expired session changes nothing: its customer signs in again. After another sign-in or a
 * sign-out in any tab nothing is stored any more, since the form may hold another shopper's text.
 */
function useDraftOwner(): string | undefined {
  const isHydrated = useHydrated();
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...customerQuery(), enabled: signedIn });
  const current = signedIn ? data?.id : GUEST;
  const [owner, setOwner] = useState<string>();
  if (isHydrated && owner === undefined && current !== undefined) setOwner(current);
  const hasExpired = !signedIn && owner !== GUEST && !hasLoggedOut();
  return hasExpired || current === owner ? owner : undefined;
}

/**
 * Fills the controls that the shopper has not changed, and stores the others: they may have been
 * changed before the owner was known. Returns whether a value was restored.
 */
function restore(controls: readonly Control[], key: string): boolean {
  const draft = readDraft(key);
  const changed = controls.filter(isChanged);
  if (changed.length > 0) writeDraft(key, { ...draft, ...valuesOf(changed) });
  const skipped = new Set(changed.map(nameOf));
  let isRestored = false;
  for (const control of controls) {
    const value = draft[nameOf(control)];
    if (value === undefined || control.disabled || skipped.has(nameOf(control))) continue;
    isRestored = fill(control, value) || isRestored;
  }
  const details = isRestored ? controls[0]?.form?.closest('details') : null;
  if (details) details.open = true;
  return isRestored;
}

/** Whether the control held another value. */
function fill(control: Control, value: string): boolean {
  if (isBox(control)) {
    const isChecked = control.type === 'radio' ? control.value === value : value === 'on';
    if (control.checked === isChecked) return false;
    control.checked = isChecked;
    return true;
  }
  if (control.value === value) return false;
  control.value = value;
  return true;
}

function isStorable(control: unknown): control is Control {
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) return true;
  if (!(control instanceof HTMLInputElement)) return false;
  if (isBox(control)) return control.autocomplete !== 'off';
  // A shown password is a text field.
  const isSecret = /password|^cc-/.test(control.autocomplete);
  return !isSecret && !['password', 'file', 'hidden'].includes(control.type);
}

/** Whether the shopper, or the browser for them, has changed the value that was drawn. */
function isChanged(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const drawn = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(0, drawn);
}

function isBox(control: Control): control is HTMLInputElement & { type: 'checkbox' | 'radio' } {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** Checkboxes with the same name are separate values; of radio buttons one is checked. */
function nameOf({ name, type, value }: Control): string {
  return type === 'checkbox' && value !== 'on' ? `${name} ${value}` : name;
}

function valuesOf(controls: readonly Control[]): Draft {
  const values = controls.flatMap((control) => {
    if (control.type === 'radio' && isBox(control) && !control.checked) return [];
    const isTick = control.type === 'checkbox' && isBox(control);
    return [[nameOf(control), isTick ? (control.checked ? 'on' : '') : control.value]];
  });
  return Object.fromEntries(values) as Draft;
}
