import { PersonFields } from '#commerce/form/person-fields.tsx';
import { FormKeyField } from '#commerce/form/form-key-field.tsx';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { formatCount } from '#commerce/format/count.ts';
import { SelectField } from '#ui/field/choice-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextField } from '#ui/field/text-field.tsx';

import { LETTER_FORM, LONGEST_LETTER, TOPICS } from './letter.ts';
import type { LetterStart } from './letter-start.ts';

/**
 * §5 The contact form: name and email, topic, and message. `start` is what the address fills in.
 */
export function LetterForm({ start }: { start: LetterStart }) {
  return (
    <section className="section page-width stack">
      <h2 id="write-to-us">Write to us</h2>
      <p className="prose">
        We answer by email within one business day. Never send card or account numbers.
      </p>
      <SectionForm
        form={LETTER_FORM}
        fields={start}
        draft={start.invoice ?? true}
        submit={['Send the message', 'Sending the message']}
        clears
        isPublic
      >
        {(field, hidden) => (
          <>
            <FormKeyField value={hidden['key']} />
            <PersonFields field={field} emailHint="Where our answer goes." />
            <SelectField label="What is it about?" {...field('topic')}>
              <option value="">Choose one</option>
              {Object.entries(TOPICS).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </SelectField>
            <TextField
              label="Order number"
              hint="It begins with BPM, in each message about the order."
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              optional
              {...field('invoice')}
            />
            <TextArea
              label="Your message"
              hint={`At most ${formatCount(LONGEST_LETTER)} characters.`}
              rows={8}
              {...field('text')}
            />
          </>
        )}
      </SectionForm>
    </section>
  );
}
