import { Link } from 'react-router';

import { AddressFields } from '#commerce/address/address-fields.tsx';
import { formatPhone } from '#commerce/fields/phone.ts';
import type { FieldOf } from '#commerce/form/section-form.tsx';
import { signInHref } from '#commerce/session/return-to.ts';
import { Choice } from '#ui/choice-field.tsx';
import { TextField } from '#ui/text-field.tsx';

import { BILL, fieldsOfCheckout } from './address-rules.ts';
import { CheckoutLayout } from './checkout-layout.tsx';
import type { StepData } from './open-checkout.server.ts';
import type { StepAnswer } from './step-answer.ts';
import { StepForm } from './step-form.tsx';
import './address-step.css';
import { stepPath } from './steps.ts';

/** Where to write, to ship and to bill. */
export function AddressStep({ data, answer }: { data: StepData; answer: StepAnswer | undefined }) {
  const { checkout } = data;
  const held = fieldsOfCheckout(checkout);
  const fields: Record<string, string | undefined> = {
    ...held,
    mobile: held['mobile'] && formatPhone(held['mobile']),
  };
  const holds = (name: string) => answer?.values?.[name] ?? fields[name];
  return (
    <CheckoutLayout
      step="address"
      heading="Where should we ship?"
      lead={checkout.isGuest ? <SignInFirst /> : undefined}
      data={data}
      answer={answer}
    >
      <StepForm
        step="address"
        answer={answer}
        fields={fields}
        submit={['Continue to shipping', 'Saving address']}
      >
        {(field) => (
          <>
            <TextField
              label="Email address"
              hint="Your confirmation and tracking go there."
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              {...field('email')}
            />
            <fieldset className="address-step-group">
              <legend className="address-step-legend">Ship to</legend>
              <Choice
                type="radio"
                name="place"
                value="home"
                defaultChecked={holds('place') !== 'depository'}
                label="My own address"
              />
              <Choice
                type="radio"
                name="place"
                value="depository"
                defaultChecked={holds('place') === 'depository'}
                label="A depository"
                note="A vault that keeps metal in your name, as an IRA needs. Sales tax follows its state."
              />
              <div className="address-step-vault stack">
                <TextField
                  label="Name of the depository"
                  autoComplete="off"
                  {...field('depositoryName')}
                />
                <TextField
                  label="Account number there"
                  hint="Yours, or the one that your IRA’s custodian gave you."
                  autoComplete="off"
                  {...field('accountNumber')}
                />
              </div>
              <AddressFields field={field} section="shipping" />
            </fieldset>
            <fieldset className="address-step-group">
              <legend className="address-step-legend">Bill to</legend>
              <div className="address-step-same">
                <Choice
                  type="checkbox"
                  name="billSame"
                  defaultChecked={holds('billSame') === 'on'}
                  label="The same address"
                />
              </div>
              <div className="address-step-billing stack">
                <AddressFields field={billingField(field)} section="billing" />
              </div>
            </fieldset>
          </>
        )}
      </StepForm>
    </CheckoutLayout>
  );
}

function billingField(field: FieldOf): FieldOf {
  return (name) => field(BILL + name);
}

function SignInFirst() {
  return (
    <>
      No account is needed. If you have one,{' '}
      <Link to={signInHref(stepPath('address'))}>sign in to use your addresses</Link>.
    </>
  );
}
