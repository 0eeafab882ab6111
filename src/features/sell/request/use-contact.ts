import { useState } from 'react';

import { draftKey, GUEST, readDraft, writeDraft } from '#commerce/form/draft.ts';

import { CONTACT_FIELDS, type Contact, type RequestStart } from '../request-fields.ts';

/** The name of the draft of the contact fields. */
export const CONTACT_DRAFT = 'sale-contact';

/** What is known about the person: typed in this tab, sent before, or from the profile. */
export function useContact(
  { customerId = GUEST, profile }: RequestStart,
  sent: Record<string, unknown>,
) {
  const key = draftKey(customerId, CONTACT_DRAFT);
  const [contact, setContact] = useState<Contact>(() => {
    const draft: Record<string, unknown> = readDraft(key);
    const known = CONTACT_FIELDS.map((name) => {
      const typed = sent[name] || draft[name];
      return [name, typeof typed === 'string' ? typed : profile[name]];
    });
    return Object.fromEntries(known) as Contact;
  });

  function change(next: Contact) {
    setContact(next);
    writeDraft(key, next);
  }
  return [contact, change] as const;
}
