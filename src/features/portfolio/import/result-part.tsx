import { Link } from 'react-router';

import { countWords } from '#commerce/format/count.ts';
import { Button } from '#ui/button.tsx';
import { FOCUS_ON_LOAD } from '#ui/focus-on-load.ts';
import { HiddenField } from '#ui/field/hidden-field.tsx';

import { undo } from './adding.ts';
import { RESULT_ID, type Desk, type Result } from './desk.ts';
import type { ImportAnswer } from './import-action.server.ts';

/** What was done last, and the way back for all that the last import has added. */
export function ResultPart({
  desk,
  result,
  ids,
}: {
  desk: Desk;
  result: Result | undefined;
  ids: readonly number[];
}) {
  if (!result && ids.length === 0) return null;
  const words = result?.says ?? lastWords(ids);
  return (
    <div className="import-done">
      <p
        id={RESULT_ID}
        tabIndex={-1}
        className="outcome"
        data-failed={result?.isFailed ? '' : undefined}
      >
        {result?.isFailed ? <span className="visually-hidden">Error: </span> : null}
        {words}
      </p>
      {ids.length > 0 ? (
        <div className="row">
          <Button onClick={() => void undo(desk)}>Take the import back</Button>
          <SeePortfolio />
        </div>
      ) : null}
    </div>
  );
}

function lastWords(ids: readonly number[]): string {
  return `Your last import added ${countWords(ids.length, 'row')}.`;
}

/** The same without JavaScript. */
export function PlainResult({ answer }: { answer: ImportAnswer & { kind: 'saved' } }) {
  const { says, ids = [] } = answer;
  if (!says && ids.length === 0) return null;
  return (
    <form className="import-done" method="post" encType="multipart/form-data">
      <p className="outcome" {...FOCUS_ON_LOAD}>
        {says ?? lastWords(ids)}
      </p>
      <div className="row">
        {ids.length > 0 ? (
          <>
            <HiddenField name="ids" value={ids.join(' ')} />
            <Button type="submit" name="intent" value="undo">
              Take the import back
            </Button>
          </>
        ) : null}
        <SeePortfolio />
      </div>
    </form>
  );
}

function SeePortfolio() {
  return <Link to="/bold-bullion-portfolio">See your portfolio</Link>;
}
