import { FEEDBACK_TYPES } from '#api/portfolio/feedback.ts';
import { FormKeyField } from '#commerce/form/form-key-field.tsx';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { formatCount } from '#commerce/format/count.ts';
import { SelectField } from '#ui/field/choice-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';

import { FEEDBACK_FORM, LONGEST_FEEDBACK } from '../portfolio-forms.ts';

/** §7 Feedback of a customer on their portfolio. */
export default function FeedbackSection() {
  return (
    <section className="section">
      <h2 id="portfolio-feedback">Tell us what this page lacks</h2>
      <SectionForm
        form={FEEDBACK_FORM}
        draft
        submit={['Send the feedback', 'Sending the feedback']}
        tone="plain"
        clears
      >
        {(field, hidden) => (
          <>
            <FormKeyField value={hidden['key']} />
            <SelectField label="What is it about?" {...field('type')}>
              <option value="">Choose one</option>
              {FEEDBACK_TYPES.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </SelectField>
            <TextArea
              label="Your feedback"
              hint={`At most ${formatCount(LONGEST_FEEDBACK)} characters.`}
              rows={5}
              {...field('text')}
            />
          </>
        )}
      </SectionForm>
    </section>
  );
}
