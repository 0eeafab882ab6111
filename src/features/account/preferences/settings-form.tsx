import { useState } from 'react';

import type { Choices } from '#api/account/preferences.ts';
import { choosePay, PAY_WORDS, usePay } from '#commerce/product/pay.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired } from '#lib/api-error.ts';
import { SelectField } from '#ui/field/choice-field.tsx';
import { changeSetting, useSetting, type Settings } from '#ui/settings.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { saveChoice } from './account-choices.ts';
import { AlertLevels } from './alert-levels.tsx';
import { SETTING_CHOICES, type SettingChoice } from './setting-choices.ts';

/** The store's look and behaviour. Each choice applies at once, everywhere and in every tab. */
export function SettingsForm() {
  const hasAlerts = useSetting('prices') === 'alert';
  const { says, keep } = useKeeping();
  return (
    <>
      <p className="muted">{says}</p>
      <div className="preferences-fields">
        <PaySelect keep={keep} />
        {SETTING_CHOICES.map((choice) => (
          <SettingSelect
            key={choice.name}
            choice={choice as SettingChoice<keyof Settings>}
            keep={keep}
          />
        ))}
      </div>
      {hasAlerts ? <AlertLevels /> : null}
    </>
  );
}

type Keep = (choice: Choices) => void;

/** Saves a choice in this browser, and for a customer in their account. */
function useKeeping() {
  const [isCustomer] = useState(signedInNow);
  const [failed, setFailed] = useState<string>();
  const keep: Keep = (choice) => {
    if (!isCustomer) return;
    saveChoice(choice).then(
      () => setFailed(undefined),
      (error: unknown) => {
        const says = `Kept in this browser, but not in your account yet. ${failureWords(error)}`;
        setFailed(says);
        announce(says, 'assertive');
        if (isExpired(error)) sessionExpired();
      },
    );
  };
  if (failed) return { says: failed, keep };
  const says = isCustomer
    ? 'These hold at once, here and wherever you sign in.'
    : 'These hold at once and are kept in this browser. Sign in to have them on other devices.';
  return { says, keep };
}

/** The price that the store shows first. */
function PaySelect({ keep }: { keep: Keep }) {
  const pay = usePay();
  return (
    <SelectField
      name="setting-pay"
      label="Prices shown first"
      value={pay}
      onChange={({ target }) => {
        const chosen = target.value === 'card' ? 'card' : 'check';
        choosePay(chosen);
        keep({ pay: chosen });
      }}
    >
      {Object.entries(PAY_WORDS).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

function SettingSelect({ choice, keep }: { choice: SettingChoice<keyof Settings>; keep: Keep }) {
  const { name, label, hint, of } = choice;
  const now = useSetting(name);
  return (
    <SelectField
      name={`setting-${name}`}
      label={label}
      hint={hint}
      value={now}
      onChange={({ target }) => {
        changeSetting(name, target.value as Settings[typeof name]);
        keep({ [name]: target.value });
      }}
    >
      {Object.entries(of).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
