import '#commerce/form/form-column.css';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { CaptchaField } from './captcha-field.tsx';
import { EMAIL_LABEL, SUBSCRIBE } from './labels.ts';
import type { ConnectAnswer } from './problems.ts';
import './connect-page.css';

const NONE: ConnectAnswer['problems'] = [];

export type ConnectVisit = Partial<ConnectAnswer> & { email?: string };

/**
 * Where the newsletter form leads without JavaScript: the check that belongs to it, what has to be
 * mended, or what came of it. It stays a plain form, so that each attempt asks for a new check.
 */
export function ConnectPage({
  siteKey,
  visit: { says, problems = NONE, email },
}: {
  siteKey: string | undefined;
  visit: ConnectVisit;
}) {
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  return (
    <div className="connect-page page-width">
      <PageHeading lead="News of coins and prices, by email.">
        Subscribe to the newsletter
      </PageHeading>
      {says ? <p className="connect-says">{says}</p> : null}
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
          defaultValue={email}
          error={errorOf('email')}
        />
        <CaptchaField siteKey={siteKey} error={errorOf('captcha')} />
        <Button type="submit" tone="main">
          {SUBSCRIBE}
        </Button>
      </form>
    </div>
  );
}
