import { SectionForm } from '#commerce/form/section-form.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';

import { CANCEL, DECLINE } from './request-forms.ts';

const WORDS = {
  [DECLINE]: {
    asks: 'Decline the quote…',
    says: 'The request ends, and you owe us nothing. A new request is free, at the bids of that moment.',
    submit: ['Yes, decline the quote', 'Declining the quote'],
  },
  [CANCEL]: {
    asks: 'Cancel the request…',
    says: 'We stop looking at it, and send no quote. A new request is free.',
    submit: ['Yes, cancel the request', 'Cancelling the request'],
  },
} as const;

/** Ends a request for good, so it asks once: without a script too. */
export function EndForm({ form }: { form: keyof typeof WORDS }) {
  const { asks, says, submit } = WORDS[form];
  return (
    <Disclosure summary={asks}>
      <div className="stack">
        <p className="prose">{says}</p>
        <SectionForm form={form} submit={submit} tone="plain" />
      </div>
    </Disclosure>
  );
}
