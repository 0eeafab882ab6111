import { useState } from 'react';
import { useActionData } from 'react-router';

import type { HoldingHistory } from '#api/portfolio/holding.ts';
import { FormKeyField } from '#commerce/form/form-key-field.tsx';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';

import type { HoldingAnswer } from '../holding-action.server.ts';
import { EXIT_FORM, newestOf } from '../holding-forms.ts';
import { ExitFields } from './exit-fields.tsx';
import './exit-part.css';

/**
 * Records a sale elsewhere. The gain is shown before: as it is typed, or without JavaScript on a page
 * of its own, whose button then records it.
 */
export function ExitPart({ holding, today }: { holding: HoldingHistory; today: string }) {
  const drawn = useActionData<HoldingAnswer>();
  const isReviewed =
    (drawn?.kind === 'saved' && drawn.reviewed === true) || drawn?.values?.['seen'] === 'yes';
  const isSeen = useHydrated() || isReviewed;
  const [recorded, setRecorded] = useState(0);
  return (
    <section className="section holding-exit">
      <h2 id="exit" tabIndex={-1}>
        Sold elsewhere
      </h2>
      <p>Record what you sold to somebody else, so that your gains are right.</p>
      <SectionForm
        form={EXIT_FORM}
        draft={String(holding.id)}
        submit={[isSeen ? 'Record the sale' : 'Review the sale', 'Recording the sale']}
        clears
        onDone={() => setRecorded(recorded + 1)}
      >
        {(field, hidden) => (
          <>
            <FormKeyField value={hidden['key']} />
            <HiddenField name="newest" value={hidden['newest'] ?? String(newestOf(holding))} />
            {isSeen ? <HiddenField name="seen" value="yes" /> : null}
            <ExitFields key={recorded} holding={holding} field={field} today={today} />
          </>
        )}
      </SectionForm>
    </section>
  );
}
