import type { PaymentOption } from '#api/checkout-calls.server.ts';
import type { Checkout } from '#api/checkout.ts';
import { formatMoney } from '#commerce/money.ts';
import { Choice, ChoiceGroup } from '#ui/choice-field.tsx';

import { CheckoutLayout } from './checkout-layout.tsx';
import type { StepData } from './open-checkout.server.ts';
import type { StepAnswer } from './step-answer.ts';
import { StepForm } from './step-form.tsx';

export type PaymentData = StepData & { options: PaymentOption[] };

/** The ways to pay, each with what the whole order costs that way. */
export function PaymentStep({
  data,
  answer,
}: {
  data: PaymentData;
  answer: StepAnswer | undefined;
}) {
  const { checkout, options } = data;
  const chosen = answer?.values?.['method'] ?? checkout.payment;
  return (
    <CheckoutLayout step="payment" heading="How do you want to pay?" data={data} answer={answer}>
      <StepForm
        step="payment"
        answer={answer}
        submit={['Continue to review', 'Saving payment']}
        keepsDraft={false}
      >
        {(field) => {
          const { id, error } = field('method');
          return (
            <ChoiceGroup legend="Way to pay" name={id} {...(error && { error })}>
              {options.map((option) => (
                <Choice
                  key={option.method}
                  type="radio"
                  name="method"
                  value={option.method}
                  disabled={option.refusal !== undefined}
                  defaultChecked={option.method === chosen}
                  label={`${option.label}: ${totalWords(option, checkout)}`}
                  note={option.refusal ?? `${option.clears}.${surchargeWords(option)}`}
                />
              ))}
            </ChoiceGroup>
          );
        }}
      </StepForm>
    </CheckoutLayout>
  );
}

function totalWords({ method }: PaymentOption, { total }: Checkout): string {
  const known = total.byMethod.find((each) => each.method === method);
  return formatMoney(known?.cents ?? total.total);
}

function surchargeWords({ surchargePercent }: PaymentOption): string {
  return surchargePercent > 0 ? ` Costs ${surchargePercent}% more.` : '';
}
