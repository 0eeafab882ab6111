import type { FieldOf } from '#commerce/form/field-of.ts';
import { PersonFields } from '#commerce/form/person-fields.tsx';
import { FormKeyField } from '#commerce/form/form-key-field.tsx';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { SelectField } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

import { IRA_FORM, KNOWLEDGE } from './questionnaire.ts';

/** The id of the form's heading. */
export const IRA_QUESTIONS = 'ira-questions';

/** A form for questions about metal in an IRA. */
export function IraForm() {
  return (
    <section className="section page-width stack">
      <h2 id={IRA_QUESTIONS} tabIndex={-1}>
        Ask an adviser
      </h2>
      <p className="prose">
        Answer what follows and we write to you within one business day. It opens no account and
        binds you to nothing.
      </p>
      <SectionForm
        form={IRA_FORM}
        draft
        submit={['Send the questions', 'Sending the questions']}
        clears
        isPublic
      >
        {(field, hidden) => (
          <>
            <FormKeyField value={hidden['key']} />
            <IraFields field={field} />
          </>
        )}
      </SectionForm>
    </section>
  );
}

function IraFields({ field }: { field: FieldOf }) {
  return (
    <>
      <PersonFields
        field={field}
        mobileHint="10 digits, if you would rather be called."
        isMobileOptional
      />
      <TextField
        label="Age"
        hint="Rules of an IRA depend on it."
        inputMode="numeric"
        {...field('age')}
      />
      <TextField
        label="What you put in each year, in dollars"
        hint="Roughly. 0 if you only roll over what is there."
        inputMode="decimal"
        {...field('contribution')}
      />
      <SelectField
        label="Are you employed?"
        hint="It decides which kinds of account are open to you."
        {...field('employed')}
      >
        <option value="">Choose one</option>
        <option value="yes">Yes</option>
        <option value="no">No</option>
      </SelectField>
      <SelectField label="How well do you know precious metals?" {...field('knowledge')}>
        <option value="">Choose one</option>
        {Object.entries(KNOWLEDGE).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Gold, percent"
        hint="How much of the metal. The rest may be platinum and palladium."
        inputMode="numeric"
        {...field('gold')}
      />
      <TextField label="Silver, percent" inputMode="numeric" {...field('silver')} />
    </>
  );
}
