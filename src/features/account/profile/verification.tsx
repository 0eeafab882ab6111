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
          We sent you a link when you gave us this address. Open it, so that no order news gets
          lost, or have a new one sent.
        </span>
      </p>
      <SectionForm form="verification" tone="plain" submit={['Send the link', 'Sending']} />
    </div>
  );
}
