import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { Choice } from '#ui/field/choice-field.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { drawCaptcha } from './captcha.ts';
import { captchaAppeared, captchaUnavailable, STAND_IN_LABEL } from './connect-words.ts';

type CaptchaProps = {
  id: string;
  error: string | undefined;
  /** Another number asks for the check again: a token can be used once. */
  attempt?: number;
  /** The check comes while the shopper types: screen readers are told. */
  appears?: boolean;
};

/**
 * The check of a form that the shopper is a person, which puts its token into the form: the
 * provider's, or without a key of theirs a plain checkbox, whose token only the mock backend takes.
 */
export function CaptchaField({ siteKey, ...check }: CaptchaProps & { siteKey?: string }) {
  return siteKey ? <Widget {...check} siteKey={siteKey} /> : <StandIn {...check} />;
}

/** A labelled checkbox and never a puzzle. */
function StandIn({ id, error, attempt = 0, appears = false }: CaptchaProps) {
  const [checkedAt, setCheckedAt] = useState(-1);
  // Talks to the screen reader.
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

/** The provider draws for itself, and cannot work without JavaScript. */
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
  // Talks to the provider: draws its check, or asks for it again.
  useEffect(() => void ask(attempt), [attempt]);
  // Nobody can mend a check that is not there.
  const message = isMissing ? undefined : error;
  return (
    <div className="field" data-invalid={message ? '' : undefined}>
      <FieldError id={`${id}-error`} message={message} />
      <div
        id={id}
        role="group" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- the provider draws it
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
