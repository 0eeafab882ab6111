import { choicesQuery, saveChoices, type Choices } from '#api/account/preferences.ts';
import { ensure } from '#api/cache/query-client.ts';
import { customerQuery } from '#api/session/session.ts';
import { choosePay, payOf } from '#commerce/product/pay.ts';
import { changeSetting, setting, type Settings } from '#ui/settings.ts';
import { toast } from '#ui/toast/toast.ts';

/** Choices that the account does not have yet, by the customer who made them. */
const UNSAVED_AS = 'choices-unsaved';

type Unsaved = { customerId: string; choices: Choices };

/** §6 The choices of a customer's account hold on this device too, over those of this browser. */
export async function followAccount(): Promise<void> {
  const [{ id }, chosen] = await Promise.all([ensure(customerQuery()), ensure(choicesQuery())]);
  const unsaved = unsavedOf(id);
  if (apply({ ...chosen, ...unsaved })) toast('The preferences of your account hold here now.');
  if (Object.keys(unsaved).length > 0) await saveChoice(unsaved);
}

let last: Promise<void> = Promise.resolve();

/**
 * Saves what a customer has just chosen, one call after the other. Throws {@link ApiFailure}; the
 * choice is then sent again with the next one, or with the next page that is loaded.
 */
export function saveChoice(choice: Choices): Promise<void> {
  last = last.catch(() => undefined).then(() => send(choice));
  return last;
}

async function send(choice: Choices): Promise<void> {
  const { id } = await ensure(customerQuery());
  const choices = { ...unsavedOf(id), ...choice };
  keepUnsaved({ customerId: id, choices });
  await saveChoices({ ...(await ensure(choicesQuery())), ...choices });
  keepUnsaved();
}

/** Whether any of them was another here. */
function apply({ pay, ...choices }: Choices): boolean {
  const names = Object.keys(choices) as (keyof Settings)[];
  const changed = names.filter((name) => choices[name] && choices[name] !== setting(name));
  for (const name of changed) changeSetting(name, choices[name] as Settings[typeof name]);
  const paysOtherwise = pay !== undefined && pay !== payOf(document.cookie);
  if (paysOtherwise) choosePay(pay);
  return changed.length > 0 || paysOtherwise;
}

function unsavedOf(customerId: string): Choices {
  try {
    const unsaved = JSON.parse(localStorage.getItem(UNSAVED_AS) ?? 'null') as Unsaved | null;
    return unsaved?.customerId === customerId ? unsaved.choices : {};
  } catch {
    return {};
  }
}

/** Without `unsaved` there is nothing to keep any more. */
function keepUnsaved(unsaved?: Unsaved): void {
  try {
    if (unsaved) localStorage.setItem(UNSAVED_AS, JSON.stringify(unsaved));
    else localStorage.removeItem(UNSAVED_AS);
  } catch {
    // Storage may be forbidden; then the choice holds in this browser until the page is left.
  }
}
