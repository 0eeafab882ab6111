import type { FormEvent } from 'react';

import { formatCount } from '#commerce/format/count.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';

import { add } from './adding.ts';
import { ColumnsPart } from './columns-part.tsx';
import { leave, type Desk } from './desk.ts';
import type { PlainTrial } from './import-action.server.ts';
import { OrderQuestion } from './order-question.tsx';
import { RowsPart } from './rows-part.tsx';
import type { TrialView } from './trial.ts';
import { countsIn, restWords, sumWords } from './words.ts';

/**
 * What would happen to each row, with the fields that put it right. `plain` is
 * what a form without JavaScript has to send again: the text of the file, the key of the
 * form, and the ids of what earlier sendings have added.
 */
export function TrialForm({
  view,
  desk,
  plain,
}: {
  view: TrialView;
  desk: Desk;
  plain: PlainTrial | undefined;
}) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void add(desk);
  }
  return (
    <form
      className="import-trial"
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
    >
      {plain ? (
        <>
          <HiddenField name="name" value={view.source.name} />
          <HiddenField name="rows" value={plain.text} />
          <HiddenField name="key" value={plain.key} />
          <HiddenField name="ids" value={plain.ids.join(' ')} />
        </>
      ) : null}
      <ColumnsPart view={view} desk={desk} />
      <OrderQuestion view={view} desk={desk} />
      <noscript>
        <Button type="submit" name="intent" value="check">
          Check the rows again
        </Button>
      </noscript>
      <RowsPart outcomes={view.outcomes} desk={desk} isWhole={plain !== undefined} />
      <EndPart view={view} desk={desk} isPlain={plain !== undefined} />
    </form>
  );
}

function EndPart({ view, desk, isPlain }: { view: TrialView; desk: Desk; isPlain: boolean }) {
  const counts = countsIn(view.outcomes);
  return (
    <div className="import-end">
      <div>
        <p className="import-sum">{sumWords(view.outcomes)}</p>
        <p>{restWords(counts)}</p>
        {counts.add > 0 ? (
          <p>The whole import can be taken back with one press on this page.</p>
        ) : null}
      </div>
      <div className="import-buttons">
        {counts.add + counts.fix > 0 ? (
          <Button type="submit" name="intent" value="add" tone="main">
            Add {formatCount(counts.add)} to my portfolio
          </Button>
        ) : (
          <LinkButton to="/bold-bullion-portfolio" tone="main">
            See your portfolio
          </LinkButton>
        )}
        {isPlain ? null : <Button onClick={() => leave(desk)}>Cancel</Button>}
      </div>
    </div>
  );
}
