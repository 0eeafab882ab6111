import { CONTACT_FIELDS, type Contact } from './request-fields.ts';

/** The sessionStorage key: forgotten at sign-out and with the tab, like all typed text. */
const KEPT_AS = 'draft:sale-contact';

/** What was typed about the person in this tab. */
export function keptContact(): Partial<Contact> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      CONTACT_FIELDS.flatMap((name) =>
        typeof kept[name] === 'string' ? [[name, kept[name]]] : [],
      ),
    ) as Partial<Contact>;
  } catch {
    return {};
  }
}

export function keepContact(contact: Contact | undefined): void {
  try {
    if (contact) sessionStorage.setItem(KEPT_AS, JSON.stringify(contact));
    else sessionStorage.removeItem(KEPT_AS);
  } catch {
    // Storage may be forbidden: then only the page keeps it.
  }
}
