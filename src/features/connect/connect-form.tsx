import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field/field.tsx';

import { EMAIL_LABEL, SUBSCRIBE } from './labels.ts';
import './connect-form.css';

/**
 * §2 The newsletter form at the foot of every page, drawn by the server. By itself it posts to the
 * page of the same name; `help-connect.ts` answers in place, and finds what it needs by these names.
 */
export function ConnectForm({ siteKey }: { siteKey: string | undefined }) {
  return (
    <form
      className="connect-form"
      action="/connect"
      method="post"
      noValidate
      data-site-key={siteKey}
    >
      <Field
        id="connect-email"
        label={EMAIL_LABEL}
        hint="We write when coins come out and prices move."
      >
        {(control) => (
          <input
            {...control}
            className="control"
            type="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <div className="connect-check field" hidden>
        <div id="connect-captcha" />
      </div>
      <Button type="submit">{SUBSCRIBE}</Button>
      <p className="connect-says" hidden />
    </form>
  );
}
