import type { Customer } from '#api/session/session.ts';
import type { FieldOf } from '#commerce/form/field-of.ts';
import { FormKeyField } from '#commerce/form/form-key-field.tsx';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { formatCount } from '#commerce/format/count.ts';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextField } from '#ui/field/text-field.tsx';

import { LONGEST } from '../review-rules.ts';
import { CharactersLeft } from './characters-left.tsx';

const STARS = [
  ['5', '5 stars: excellent'],
  ['4', '4 stars: good'],
  ['3', '3 stars: as it should be'],
  ['2', '2 stars: not as it should be'],
  ['1', '1 star: poor'],
] as const;

type ReviewFormProps = {
  form: string;
  productId: number;
  customer: Customer;
  onSaved: (says: string | undefined) => void;
};

/** The form of a review. `onSaved` gets the words for a review that was received. */
export function ReviewForm({ form, productId, customer, onSaved }: ReviewFormProps) {
  return (
    <SectionForm
      form={form}
      draft={String(productId)}
      submit={['Send the review', 'Sending the review']}
      onDone={({ says }) => onSaved(says)}
    >
      {(field, hidden) => (
        <>
          <FormKeyField value={hidden['key']} />
          <ReviewFields field={field} customer={customer} />
        </>
      )}
    </SectionForm>
  );
}

function ReviewFields({ field, customer }: { field: FieldOf; customer: Customer }) {
  const [heading, text] = [field('heading'), field('text')];
  return (
    <>
      <Rating {...field('rating')} />
      <TextField
        label="Heading"
        hint="The review in a few words."
        autoComplete="off"
        {...heading}
      />
      <CharactersLeft of={heading.id} most={LONGEST.heading} />
      <TextArea
        label="Your review"
        hint={`What arrived, how it was packed, what others should know. At most ${formatCount(LONGEST.text)} characters.`}
        rows={8}
        {...text}
      />
      <CharactersLeft of={text.id} most={LONGEST.text} />
      <TextField
        label="Name to show"
        hint={`Left empty, it is ${customer.firstName} ${customer.lastName.charAt(0)}.`}
        autoComplete="nickname"
        optional
        {...field('author')}
      />
    </>
  );
}

function Rating({ id, error, defaultValue }: ReturnType<FieldOf>) {
  return (
    <ChoiceGroup legend="Your rating" name={id} {...(error ? { error } : {})}>
      {STARS.map(([stars, label]) => (
        <Choice
          key={stars}
          type="radio"
          name="rating"
          value={stars}
          defaultChecked={defaultValue === stars}
          label={label}
        />
      ))}
    </ChoiceGroup>
  );
}
