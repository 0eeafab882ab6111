import { useState } from 'react';

import { keepContact, keptContact } from './kept-contact.ts';
import { CONTACT_FIELDS, type Contact } from './request-fields.ts';

/** What is known about the person: typed in this tab, sent before, or from the profile. */
export function useContact(profile: Contact, sent: Record<string, string> = {}) {
  const [contact, setContact] = useState<Contact>(() => {
    const kept = keptContact();
    const known = CONTACT_FIELDS.map((name) => [name, sent[name] || kept[name] || profile[name]]);
    return Object.fromEntries(known) as Contact;
  });

  function change(next: Contact) {
    setContact(next);
    keepContact(next);
  }
  return [contact, change] as const;
}
