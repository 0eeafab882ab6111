import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';

import { useGetForm } from '#commerce/form/use-get-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';

import { NO_SUM, type Asked } from '../tax-place.ts';
import { TaxAnswer } from './tax-answer.tsx';
import type { Estimate } from './use-estimate.ts';
import './estimate-form.css';

type EstimateFormProps = {
  asked: Asked;
  estimate: Estimate;
  /** Values of the fields that `children` adds, by their names. */
  values: Readonly<Record<string, string>>;
  children: (errors: Record<string, string | undefined>) => ReactNode;
  sumLabel: string;
  headingId: string;
};

/** Asks what an order comes to in sales tax: a GET form that works without JavaScript. */
export function EstimateForm({ asked, estimate, values, children, ...words }: EstimateFormProps) {
  const { sum, zip } = asked.typed;
  const isPending = /[?&]sum=/.test(useNavigation().location?.search ?? '');
  const { form, errors, onSubmit } = useGetForm({
    values: { ...values, sum, zip },
    refused: { ...asked.errors, ...estimate.refused },
    needs: { names: ['sum', 'zip'], says: NO_SUM },
  });
  return (
    <form
      ref={form}
      className="tax-form"
      method="get"
      aria-label="Estimate"
      onSubmit={onSubmit}
      noValidate
    >
      {children(errors)}
      <div className="tax-form-pair">
        <TextField
          label={words.sumLabel}
          name="sum"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={sum}
          error={errors['sum']}
        />
        <TextField
          label="ZIP code"
          name="zip"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={10}
          defaultValue={zip}
          error={errors['zip']}
        />
      </div>
      <Button type="submit" tone="main" pending={isPending}>
        Estimate
      </Button>
      <TaxAnswer estimate={estimate} headingId={words.headingId} />
      <p className="muted tax-form-note">
        The checkout counts the same way, with your whole address. Local tax, where there is one, is
        told there.
      </p>
    </form>
  );
}
