import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';

import type { Answer } from '#commerce/form/answer.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { FOCUS_ON_LOAD } from '#ui/focus-on-load.ts';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import './sign-in-page.css';

/** The last words; after any other answer, the shopper may try again. */
const WORDS: Partial<Record<Answer['kind'], string>> = {
  saved: 'Your email address is verified. Nothing more has to be done.',
  missing: 'This link is not known. Ask for a new one in your account settings.',
};
const FAILED = 'We could not verify your email address just now. Try again in a moment.';

/** The page of a verification link: one button, then the result. */
export function VerifyPage({ isWhole, answer }: { isWhole: boolean; answer: Answer | undefined }) {
  const isPending = useNavigation().state !== 'idle';
  const kind = isWhole ? answer?.kind : 'missing';
  const isOpen = !kind || !WORDS[kind];
  const says = kind && (WORDS[kind] ?? FAILED);
  const page = useRef<HTMLDivElement>(null);
  // Announces each result to screen readers. The pressed button is gone with the last one.
  useEffect(() => {
    if (!answer || !says) return;
    announce(says);
    if (!isOpen) page.current?.querySelector('h1')?.focus();
  }, [answer, says, isOpen]);
  return (
    <div ref={page} className="sign-in-page page-width">
      <PageHeading lead={isOpen ? 'One press, and your address is verified.' : undefined}>
        Email verification
      </PageHeading>
      {says ? (
        <p className="sign-in-reason" {...(answer && FOCUS_ON_LOAD)}>
          {says}
        </p>
      ) : null}
      {isOpen ? (
        <Form method="post">
          <Button type="submit" tone="main" pending={isPending}>
            {isPending ? 'Verifying' : 'Verify my email address'}
          </Button>
        </Form>
      ) : (
        <LinkButton to="/myaccounts/accountsettings">Account settings</LinkButton>
      )}
    </div>
  );
}
