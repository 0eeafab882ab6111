import { SectionForm } from '#commerce/form/section-form.tsx';
import { TextField } from '#ui/field/text-field.tsx';

export const STOCK_ALERT = 'stock-alert';

/**
 * A guest leaves an email address to be told when a product can be bought. Without JavaScript the
 * page of the same form answers.
 */
export function StockAlertForm({ productId }: { productId: number }) {
  return (
    <SectionForm
      form={STOCK_ALERT}
      action={`/stock-alert/${productId}`}
      tone="plain"
      submit={['Tell me by email', 'Sending you a link']}
    >
      {(field) => (
        <TextField
          label="Email address"
          hint="We first send you a link, to be sure that the address is yours. No account is needed."
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
      )}
    </SectionForm>
  );
}
