import { choosePay, PAY_WORDS, usePay } from '#commerce/product/pay.ts';
import { SelectField } from '#ui/field/choice-field.tsx';
import { changeSetting, useSetting, type Settings } from '#ui/settings.ts';

import { AlertLevels } from './alert-levels.tsx';
import { SETTING_CHOICES, type SettingChoice } from './setting-choices.ts';

/** How the store looks and behaves. Each choice holds at once, everywhere and in every tab. */
export function SettingsForm() {
  const hasAlerts = useSetting('prices') === 'alert';
  return (
    <>
      <p className="muted">These hold at once and are kept in this browser.</p>
      <div className="preferences-fields">
        <PaySelect />
        {SETTING_CHOICES.map((choice) => (
          <SettingSelect key={choice.name} choice={choice as SettingChoice<keyof Settings>} />
        ))}
      </div>
      {hasAlerts ? <AlertLevels /> : null}
    </>
  );
}

/** Which of the two prices the store shows first. */
function PaySelect() {
  const pay = usePay();
  return (
    <SelectField
      name="setting-pay"
      label="Prices shown first"
      value={pay}
      onChange={({ target }) => choosePay(target.value === 'card' ? 'card' : 'check')}
    >
      {Object.entries(PAY_WORDS).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

function SettingSelect({ choice }: { choice: SettingChoice<keyof Settings> }) {
  const { name, label, hint, of } = choice;
  const now = useSetting(name);
  return (
    <SelectField
      name={`setting-${name}`}
      label={label}
      hint={hint}
      value={now}
      onChange={({ target }) => changeSetting(name, target.value as Settings[typeof name])}
    >
      {Object.entries(of).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
