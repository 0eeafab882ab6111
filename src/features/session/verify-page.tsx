import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';

import { Button, LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import './sign-in-page.css';

const WORDS = {
  verified: 'Your email address is verified. Nothing more has to be done.',
  unknown: 'This link is not known. Ask for a new one in your account settings.',
  failed: 'We could not verify your email address just now. Try again in a moment.',
};

type Answer = { outcome: keyof typeof WORDS };

/** The page of a verification link: one button, then the result. */
export function VerifyPage({ isWhole, answer }: { isWhole: boolean; answer: Answer | undefined }) {
  const isPending = useNavigation().state !== 'idle';
  const outcome = isWhole ? answer?.outcome : 'unknown';
  const isOpen = outcome === undefined || outcome === 'failed';
  const page = useRef<HTMLDivElement>(null);
  // Announces each result to screen readers. The pressed button is gone with the last one.
  useEffect(() => {
    if (!answer) return;
    announce(WORDS[answer.outcome]);
    if (answer.outcome !== 'failed') page.current?.querySelector('h1')?.focus();
  }, [answer]);
  return (
    <div ref={page} className="sign-in-page page-width">
      <PageHeading lead={isOpen ? 'One press, and your address is verified.' : undefined}>
        Email verification
      </PageHeading>
      {outcome ? <p className="sign-in-reason">{WORDS[outcome]}</p> : null}
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
