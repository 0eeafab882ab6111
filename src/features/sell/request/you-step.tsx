import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';

import { problemsOf, valuesOf, fieldsOf, type Answer } from '#commerce/form/answer.ts';
import { problemsIn, useFields, type FieldOf } from '#commerce/form/field-of.ts';
import { PersonFields } from '#commerce/form/person-fields.tsx';
import { signInHref } from '#commerce/session/return-to.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';

import { CONTACT_FIELDS, contactWords, FORM, type Contact } from '../request-fields.ts';
import { stepHref } from './request-steps.ts';
import './request-form.css';

/** Whom the quote goes to; for customers filled in from their profile. */
export function YouStep({
  contact,
  isCustomer,
  search,
  refused,
  onChange,
  onGo,
}: {
  contact: Contact;
  isCustomer: boolean;
  search: URLSearchParams;
  refused: Answer | undefined;
  onChange: (contact: Contact) => void;
  onGo: () => void;
}) {
  const [problems, setProblems] = useState(() => problemsIn(refused));
  const field = useFields(FORM, undefined, contact, problems);

  function next(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = contactIn(event.currentTarget);
    onChange(typed);
    const found = problemsOf(FORM, contactWords(typed));
    setProblems(found);
    if (found.length === 0) onGo();
  }
  return (
    <form
      className="request-form"
      noValidate
      onInput={({ currentTarget }) => onChange(contactIn(currentTarget))}
      onSubmit={next}
    >
      <ErrorSummary problems={problems} />
      {isCustomer ? null : <GuestNotice back={stepHref('you', search)} isKept />}
      <ContactFields field={field} />
      <div className="row">
        <Button type="submit" tone="main">
          Go on and check
        </Button>
        <LinkButton to={stepHref('items', search)}>Back to the items</LinkButton>
      </div>
    </form>
  );
}

/** No account is needed; signing in comes back here. A script keeps the items meanwhile. */
export function GuestNotice({ back, isKept = false }: { back: string; isKept?: boolean }) {
  return (
    <p className="request-guest">
      You need no account. <Link to={signInHref(back)}>Sign in</Link>{' '}
      {isKept ? 'if you have one: your items stay on the list.' : 'first if you have one.'}
    </p>
  );
}

/** The same fields with and without JavaScript. */
export function ContactFields({ field }: { field: FieldOf }) {
  return (
    <div className="request-person">
      <PersonFields
        field={field}
        emailHint="The quote comes here."
        mobileHint="10 digits. We call only if something about your items is unclear."
      />
    </div>
  );
}

function contactIn(form: HTMLFormElement): Contact {
  return valuesOf(fieldsOf(new FormData(form)), CONTACT_FIELDS);
}
