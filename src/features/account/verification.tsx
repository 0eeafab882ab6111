import type { Customer } from '#api/session/session.ts';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { EmailWords } from '#commerce/words/email-words.tsx';
import { Tag } from '#ui/tag.tsx';

/** Shows whether the email address is verified, and offers a new link if not. */
export function Verification({ customer: { email, emailVerified } }: { customer: Customer }) {
  if (emailVerified) {
    return (
      <p>
        <EmailWords email={email} /> <Tag tone="good">Verified</Tag>
      </p>
    );
  }
  return (
    <div className="stack">
      <p>
        <EmailWords email={email} /> <Tag>Not verified</Tag>
        <br />
        <span className="muted">
          Open the link that we send you, so that no order news gets lost.
        </span>
      </p>
      <SectionForm form="verification" tone="plain" submit={['Send the link', 'Sending']} />
    </div>
  );
}
