import { useEffect } from 'react';
import { useNavigation } from 'react-router';

import { US_STATES } from '#commerce/address/us-states.ts';
import { useGetForm } from '#commerce/form/use-get-form.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { Button } from '#ui/button.tsx';
import { Choice, ChoiceGroup, SelectField } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

import { BUDGET_FORMS, BUDGET_METALS, NO_SUM, type Asked } from './budget-place.ts';
import { FORM_WORDS } from './budget-words.ts';
import './budget-form.css';

type BudgetFormProps = {
  asked: Asked;
  /** What the API doubts of the ZIP code. */
  zipSays: string | undefined;
  /** Percent that a card costs more; absent while it is not known. */
  surcharge: number | undefined;
};

/** Asks for a sum, what to buy, how to pay and where to: a GET form that works without JavaScript. */
export function BudgetForm({ asked, zipSays, surcharge }: BudgetFormProps) {
  const isPending = /[?&]sum=/.test(useNavigation().location?.search ?? '');
  const { sum, metal, form: shape, pay, state, zip } = asked;
  const { form, errors, onSubmit } = useGetForm({
    values: { sum, metal, form: shape, state, zip },
    refused: zipSays ? { ...asked.errors, zip: zipSays } : asked.errors,
    needs: { names: ['sum'], says: NO_SUM },
  });
  return (
    <form
      ref={form}
      className="budget-form"
      method="get"
      aria-label="Your sum"
      onSubmit={onSubmit}
      noValidate
    >
      <TextField
        label="I have, in dollars"
        name="sum"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        defaultValue={sum}
        error={errors['sum']}
      />
      <WantedFields metal={metal} shape={shape} />
      <PayChoice pay={pay} surcharge={surcharge} />
      <div className="budget-place">
        <StateField state={state} error={errors['state']} />
        <TextField
          label="ZIP"
          optional
          name="zip"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={10}
          defaultValue={zip}
          error={errors['zip']}
        />
      </div>
      <Button type="submit" tone="main" pending={isPending}>
        Show me
      </Button>
    </form>
  );
}

function WantedFields({ metal, shape }: { metal: Asked['metal']; shape: Asked['form'] }) {
  return (
    <>
      <SelectField label="Metal" name="metal" required={false} defaultValue={metal}>
        {BUDGET_METALS.map((each) => (
          <option key={each} value={each}>
            {metalNames[each]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Form" name="form" required={false} defaultValue={shape}>
        <option value="">Any</option>
        {BUDGET_FORMS.map((each) => (
          <option key={each} value={each}>
            {FORM_WORDS[each].label}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function PayChoice({ pay, surcharge }: Pick<BudgetFormProps, 'surcharge'> & Pick<Asked, 'pay'>) {
  // Writes into the native buttons, which belong to the shopper between two addresses.
  useEffect(() => {
    const chosen = document.getElementById(`pay-${pay}`);
    if (chosen instanceof HTMLInputElement) chosen.checked = true;
  }, [pay]);
  return (
    <ChoiceGroup legend="I pay by" name="pay">
      <Choice
        type="radio"
        name="pay"
        id="pay-cash"
        value="cash"
        defaultChecked={pay === 'cash'}
        label="Check, eCheck or wire"
      />
      <Choice
        type="radio"
        name="pay"
        id="pay-card"
        value="card"
        defaultChecked={pay === 'card'}
        label="Card or PayPal"
        note={surcharge === undefined ? 'costs more' : `costs ${surcharge} % more`}
      />
    </ChoiceGroup>
  );
}

function StateField({ state, error }: { state: string; error: string | undefined }) {
  return (
    <SelectField
      label="Ships to"
      name="state"
      autoComplete="shipping address-level1"
      defaultValue={state}
      error={error}
    >
      <option value="">Choose a state</option>
      {US_STATES.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
