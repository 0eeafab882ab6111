import { Link } from 'react-router';

import type { FieldOf } from '#commerce/form/field-of.ts';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { formatMoney } from '#commerce/format/money.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

import { alertForm, alertPath, type AlertTarget } from './alert-target.ts';

/**
 * Asks to be told by email of a price, or of a product that is back. A customer's email goes to the
 * address of the account; a guest leaves one. `nowCents` is what one unit or one ounce costs now.
 * Without JavaScript the page of the same form answers.
 */
export function AlertForm({
  target,
  nowCents,
}: {
  target: AlertTarget;
  nowCents?: number | undefined;
}) {
  const isCustomer = useSignedIn();
  return (
    <SectionForm
      form={alertForm(target)}
      action={alertPath(target)}
      draft
      tone="plain"
      submit={
        isCustomer ? ['Tell me by email', 'Asking'] : ['Tell me by email', 'Sending you a link']
      }
    >
      {(field) => (
        <>
          {target.kind === 'spot' ? <Direction metal={target.metal} field={field} /> : null}
          {target.kind === 'stock' ? null : (
            <TextField
              label={priceLabel(target)}
              hint={priceHint(target, nowCents)}
              inputMode="decimal"
              autoComplete="off"
              {...field('price')}
            />
          )}
          {isCustomer ? (
            <p className="field-hint">
              We write to the address of your account. Your alerts are on{' '}
              <Link to="/myaccounts/watchlist">your watchlist</Link>, where you can withdraw them.
            </p>
          ) : (
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
        </>
      )}
    </SectionForm>
  );
}

function priceLabel(target: AlertTarget): string {
  if (target.kind !== 'spot') return 'Price for one';
  return target.metal === 'copper' ? 'Price of one pound' : 'Price of one troy ounce';
}

function priceHint({ kind }: AlertTarget, nowCents: number | undefined): string {
  const says = kind === 'price' ? 'In dollars, by check: this or less.' : 'In dollars.';
  return nowCents === undefined ? says : `${says} Now ${formatMoney(nowCents)}.`;
}

function Direction({ metal, field }: { metal: string; field: FieldOf }) {
  const { id, name, error, defaultValue = 'below' } = field('direction');
  return (
    <ChoiceGroup legend={`When ${metal}`} name={id} {...(error && { error })}>
      <Choice
        type="radio"
        name={name}
        value="below"
        label="falls below"
        defaultChecked={defaultValue !== 'above'}
      />
      <Choice
        type="radio"
        name={name}
        value="above"
        label="rises above"
        defaultChecked={defaultValue === 'above'}
      />
    </ChoiceGroup>
  );
}
