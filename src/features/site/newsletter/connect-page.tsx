import type { Answer } from '#commerce/form/answer.ts';
import { problemsIn } from '#commerce/form/field-of.ts';
import '#commerce/form/form-column.css';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { FOCUS_ON_LOAD } from '#ui/focus-on-load.ts';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { CaptchaField } from './captcha-field.tsx';
import { EMAIL_LABEL, SUBSCRIBE } from './labels.ts';
import './connect-page.css';

/**
 * The newsletter form's own page, for browsers without JavaScript: the CAPTCHA, and the errors or
 * the result. It remains a plain form, so that each attempt loads a new check.
 */
export function ConnectPage({
  siteKey,
  answer,
}: {
  siteKey: string | undefined;
  answer: Answer | undefined;
}) {
  const problems = problemsIn(answer);
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  return (
    <div className="connect-page page-width">
      <PageHeading lead="News of coins and prices, by email.">
        Subscribe to the newsletter
      </PageHeading>
      {answer?.says ? (
        <p className="connect-says" {...FOCUS_ON_LOAD}>
          {answer.says}
        </p>
      ) : null}
      <form className="form-column" action="/connect" method="post" noValidate>
        <ErrorSummary problems={problems} />
        <TextField
          label={EMAIL_LABEL}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={answer?.values?.['email']}
          error={errorOf('email')}
        />
        <CaptchaField id="captcha" {...(siteKey ? { siteKey } : {})} error={errorOf('captcha')} />
        <Button type="submit" tone="main">
          {SUBSCRIBE}
        </Button>
      </form>
    </div>
  );
}
