import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { Choice } from '#ui/field/choice-field.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { drawCaptcha } from './captcha.ts';
import { captchaAppeared, captchaUnavailable, STAND_IN_LABEL } from './connect-words.ts';

type CaptchaProps = {
  id: string;
  error: string | undefined;
  /** A new number requests a new check, because a token is valid once. */
  attempt?: number;
  /** The check appears while the shopper types: screen readers get an announcement. */
  appears?: boolean;
};

/**
 * The CAPTCHA of a form, which adds its token to the form: the provider's widget, or without a site
 * key a plain checkbox, whose token only the mock backend accepts.
 */
export function CaptchaField({ siteKey, ...check }: CaptchaProps & { siteKey?: string }) {
  return siteKey ? <Widget {...check} siteKey={siteKey} /> : <StandIn {...check} />;
}

/** A labelled checkbox, never a puzzle. */
function StandIn({ id, error, attempt = 0, appears = false }: CaptchaProps) {
  const [checkedAt, setCheckedAt] = useState(-1);
  // Announces to screen readers that the check appeared.
  useEffect(() => {
    if (appears) announce(captchaAppeared);
  }, [appears]);
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <FieldError id={`${id}-error`} message={error} />
      <Choice
        type="checkbox"
        id={id}
        name="captcha"
        value="person"
        label={STAND_IN_LABEL}
        checked={checkedAt === attempt}
        onChange={({ target }) => setCheckedAt(target.checked ? attempt : -1)}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}

/** The provider renders the widget, which needs JavaScript. */
function Widget({ id, error, attempt = 0, appears, siteKey }: CaptchaProps & { siteKey: string }) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<() => void>(null);
  const [isMissing, setIsMissing] = useState(false);
  const ask = useEffectEvent(async (times: number) => {
    if (times > 0 && drawn.current) return drawn.current();
    if (!place.current) return undefined;
    drawn.current = await drawCaptcha(place.current, siteKey).catch(() => null);
    setIsMissing(!drawn.current);
    if (appears) announce(drawn.current ? captchaAppeared : captchaUnavailable);
    return undefined;
  });
  // Synchronizes with the provider: renders its check, or resets it.
  useEffect(() => void ask(attempt), [attempt]);
  // Shoppers cannot correct a check that failed to load.
  const message = isMissing ? undefined : error;
  return (
    <div className="field" data-invalid={message ? '' : undefined}>
      <FieldError id={`${id}-error`} message={message} />
      <div
        id={id}
        role="group" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- the provider renders it
        aria-label="CAPTCHA verification"
        aria-describedby={isMissing ? `${id}-missing` : message && `${id}-error`}
        tabIndex={-1}
      >
        <div ref={place} id={`${id}-place`} />
      </div>
      {isMissing ? <p id={`${id}-missing`}>{captchaUnavailable}</p> : null}
      <noscript>
        <p>{captchaUnavailable}</p>
      </noscript>
    </div>
  );
}
