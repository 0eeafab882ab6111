import { useEffect, useRef, useState } from 'react';

import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';
import { FieldError } from '#ui/field/field.tsx';

import { captchaWith, STAND_IN_LABEL } from './captcha.ts';
import { captchaUnavailable } from './connect-words.ts';

type Asked = { error: string | undefined };

/** The CAPTCHA in a form that the browser sends by itself. */
export function CaptchaField({ siteKey, error }: Asked & { siteKey: string | undefined }) {
  if (siteKey) return <Widget siteKey={siteKey} error={error} />;
  return (
    <ChoiceGroup legend="CAPTCHA verification" name="captcha" {...(error ? { error } : {})}>
      <Choice type="checkbox" name="captcha" value="person" label={STAND_IN_LABEL} />
    </ChoiceGroup>
  );
}

/** Google's widget puts its answer into the form around it. It cannot work without JavaScript. */
function Widget({ siteKey, error }: Asked & { siteKey: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  // Talks to a provider that draws for itself.
  useEffect(() => {
    const box = document.createElement('div');
    place.current?.append(box);
    captchaWith(siteKey)(box).catch(() => setIsMissing(true));
    return () => box.remove();
  }, [siteKey]);
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <FieldError id="captcha-error" message={error} />
      <div id="captcha" ref={place} tabIndex={-1} />
      {isMissing ? <p>{captchaUnavailable}</p> : null}
      <noscript>
        <p>{captchaUnavailable}</p>
      </noscript>
    </div>
  );
}
