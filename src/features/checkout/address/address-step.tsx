import { Link } from 'react-router';

import type { CheckoutLine } from '#api/checkout/checkout.ts';
import { AddressFields } from '#commerce/address/address-fields.tsx';
import { addressName } from '#commerce/address/address-name.ts';
import { formatPhone } from '#commerce/fields/phone.ts';
import { useFirstValues, type FieldOf } from '#commerce/form/field-of.ts';
import { signInHref } from '#commerce/session/return-to.ts';
import { Choice } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

import { CheckoutLayout } from '../checkout-layout.tsx';
import type { StepData } from '../open-checkout.server.ts';
import { IraNote } from '../shipping/ira-note.tsx';
import { stepsAgain } from '../steps/resets.ts';
import type { StepAnswer } from '../steps/step-answer.ts';
import { StepForm } from '../steps/step-form.tsx';
import { stepPath } from '../checkout-steps.ts';
import { fieldsOfPerson, homeToBill, offeredFirst, type AddressBook } from './address-book.ts';
import { AskAboutAddress } from './address-question.tsx';
import { BILL, fieldsOfBilling, fieldsOfCheckout, fieldsOfPlace } from './address-rules.ts';
import { KeptAddresses } from './kept-addresses.tsx';
import './address-step.css';

export type AddressData = StepData & { book: AddressBook };

/** The contact, the shipping address and the billing address. */
export function AddressStep({
  data,
  answer,
}: {
  data: AddressData;
  answer: StepAnswer | undefined;
}) {
  const { checkout, book } = data;
  const { changing } = book;
  const fields = fieldsAtFirst(data);
  const first = useFirstValues(answer);
  const holds = (name: string) => first?.[name] ?? fields[name] ?? '';
  const again = stepsAgain(checkout);
  return (
    <CheckoutLayout
      step="address"
      heading="Where should we ship?"
      lead={checkout.isGuest ? <SignInFirst /> : undefined}
      data={data}
      answer={answer}
    >
      <StepForm
        // The key starts a new form for each edited address.
        key={changing?.id ?? 'all'}
        step="address"
        answer={answer}
        fields={fields}
        submit={['Continue to shipping', 'Saving address']}
        keepsDraft={!changing}
      >
        {(field) => (
          <>
            {answer?.question ? <AskAboutAddress question={answer.question} /> : null}
            <EmailField field={field} />
            <fieldset className="address-step-group">
              <legend className="address-step-legend">Ship to</legend>
              {again ? <p>Another address means choosing {again} again.</p> : null}
              <KeptAddresses
                book={book}
                chosen={holds('saved') || offeredFirst(book, checkout.shipTo)}
              />
              <div className="address-step-typed stack">
                <Place
                  isVault={holds('place') === 'depository'}
                  lines={checkout.lines}
                  field={field}
                />
                <Abroad />
                <AddressFields field={field} section="shipping" />
                {checkout.isGuest ? null : <Keeping book={book} field={field} holds={holds} />}
              </div>
            </fieldset>
            <BillTo isSame={holds('billSame') === 'on'} field={field} />
          </>
        )}
      </StepForm>
    </CheckoutLayout>
  );
}

/** §2's banner promises international orders, but an address of the API has a state and a ZIP code. */
function Abroad() {
  return (
    <p>
      For addresses in the United States, its territories and military post. For another country{' '}
      <Link to="/company/contact-us">write to us</Link>, and we tell you the price of shipping
      before you order.
    </p>
  );
}

function EmailField({ field }: { field: FieldOf }) {
  return (
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
  );
}

function BillTo({ isSame, field }: { isSame: boolean; field: FieldOf }) {
  return (
    <fieldset className="address-step-group">
      <legend className="address-step-legend">Bill to</legend>
      <div className="address-step-same">
        <Choice type="checkbox" name="billSame" defaultChecked={isSame} label="The same address" />
      </div>
      <p className="address-step-vault-bill">
        The depository gets the metal, and you get the bill: check your own address.
      </p>
      <div className="address-step-billing stack">
        <AddressFields field={billingField(field)} section="billing" />
      </div>
    </fieldset>
  );
}

function fieldsAtFirst({ checkout, book }: AddressData): Record<string, string | undefined> {
  const { changing, addresses } = book;
  const known = fieldsOfCheckout(checkout);
  const isKept = offeredFirst(book, checkout.shipTo) !== 'new';
  // Saved addresses are chosen above; a new address starts with the customer's name.
  const fresh = isKept || !checkout.shipTo ? { ...BLANK, ...fieldsOfPerson(book) } : {};
  const home = homeToBill(book, checkout.billTo);
  const fields: Record<string, string | undefined> = {
    ...known,
    ...(home && fieldsOfBilling(home)),
    ...fresh,
    ...(changing && { ...fieldsOfPlace(changing), isDefault: changing.isDefault ? 'on' : '' }),
    ...(addresses.length === 0 && !checkout.isGuest && { keep: 'on' }),
  };
  return {
    ...fields,
    mobile: fields['mobile'] && formatPhone(fields['mobile']),
    [`${BILL}mobile`]: fields[`${BILL}mobile`] && formatPhone(fields[`${BILL}mobile`] ?? ''),
  };
}

const BLANK = {
  place: 'home',
  label: '',
  company: '',
  street: '',
  unit: '',
  city: '',
  state: '',
  zip: '',
  depositoryName: '',
  accountNumber: '',
};

/** Home address or vault. The vault's fields appear without a script. */
function Place({
  isVault,
  lines,
  field,
}: {
  isVault: boolean;
  lines: readonly CheckoutLine[];
  field: FieldOf;
}) {
  return (
    <>
      <div>
        <Choice
          type="radio"
          name="place"
          value="home"
          defaultChecked={!isVault}
          label="My own address"
        />
        <Choice
          type="radio"
          name="place"
          value="depository"
          defaultChecked={isVault}
          label="A depository"
          note="A vault that keeps metal in your name, as an IRA needs. Sales tax goes by its address."
        />
      </div>
      <div className="address-step-vault stack">
        <IraNote lines={lines} />
        <TextField label="Name of the depository" autoComplete="off" {...field('depositoryName')} />
        <TextField
          label="Account number there"
          hint="Yours, or the one that your IRA’s custodian gave you."
          autoComplete="off"
          {...field('accountNumber')}
        />
      </div>
    </>
  );
}

/** Whether to save the address in the account, its label, and whether it becomes the default. */
function Keeping({
  book: { changing },
  field,
  holds,
}: {
  book: AddressBook;
  field: FieldOf;
  holds: (name: string) => string;
}) {
  return (
    <>
      {changing ? null : (
        <Choice
          type="checkbox"
          name="keep"
          defaultChecked={holds('keep') === 'on'}
          label="Keep this address in my account"
        />
      )}
      <div className="address-step-keep stack">
        <TextField
          label="Your name for it"
          hint="Home, for example."
          optional
          autoComplete="off"
          {...field('label')}
        />
        {changing?.isDefault ? null : (
          <Choice
            type="checkbox"
            name="isDefault"
            defaultChecked={holds('isDefault') === 'on'}
            label={`Offer ${changing ? addressName(changing) : 'this address'} first`}
          />
        )}
      </div>
    </>
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
