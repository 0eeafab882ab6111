import { choicesQuery, saveChoices, type Choices } from '#api/account/preferences.ts';
import { ensure } from '#api/cache/query-client.ts';
import { customerQuery } from '#api/session/session.ts';
import { choosePay, payOf } from '#commerce/product/pay.ts';
import { changeSetting, setting, type Settings } from '#ui/settings.ts';
import { toast } from '#ui/toast/toast.ts';

/** Choices that are not yet saved in the account, with the customer's id. */
const UNSAVED_AS = 'choices-unsaved';

type Unsaved = { customerId: string; choices: Choices };

/**
 * §6 Applies the choices of a customer's account to this device; they replace those of this
 * browser.
 */
export async function followAccount(): Promise<void> {
  const [{ id }, chosen] = await Promise.all([ensure(customerQuery()), ensure(choicesQuery())]);
  const unsaved = unsavedOf(id);
  if (apply({ ...chosen, ...unsaved })) toast('The preferences of your account hold here now.');
  if (Object.keys(unsaved).length > 0) await saveChoice(unsaved);
}

let last: Promise<void> = Promise.resolve();

/**
 * Saves a customer's new choice; calls run in sequence. Throws {@link ApiFailure}; the choice is
 * then sent again with the next one, or with the next page load.
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

/** Whether any choice changed here. */
function apply({ pay, ...choices }: Choices): boolean {
  const names = Object.keys(choices) as (keyof typeof choices)[];
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

/** Without `unsaved` it deletes the entry. */
function keepUnsaved(unsaved?: Unsaved): void {
  try {
    if (unsaved) localStorage.setItem(UNSAVED_AS, JSON.stringify(unsaved));
    else localStorage.removeItem(UNSAVED_AS);
  } catch {
    // Without storage, the choice lasts in this browser until the page is closed.
  }
}
