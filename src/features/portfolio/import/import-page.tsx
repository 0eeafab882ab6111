import { useEffect, useState } from 'react';
import { useActionData } from 'react-router';

import { Outcome } from '#commerce/form/outcome.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { useCell } from '#ui/cell.ts';

import { AT_FIRST, newDesk, type Desk } from './desk.ts';
import type { ImportAnswer } from './import-action.server.ts';
import { ProgressPart } from './progress-part.tsx';
import { chooseText, putBack } from './reading.ts';
import { PlainResult, ResultPart } from './result-part.tsx';
import { ChosenSource, SourcePart } from './source-part.tsx';
import { TrialForm } from './trial-form.tsx';
import { viewOf } from './trial.ts';
import './import-trades.css';

const PORTFOLIO = '/bold-bullion-portfolio';

/** The page that reads purchases and sales from a file, shows what would happen, and adds them. */
export function ImportPage({ customerId, today }: { customerId: string; today: string }) {
  const answer = useActionData<ImportAnswer>();
  const plain = answer?.kind === 'saved' ? answer : undefined;
  const [desk] = useState(() => newDesk(customerId, today));
  const plainText = plain?.trial?.text;
  // Reads what the tab keeps, or what was sent before the scripts of the page had come.
  useEffect(() => {
    if (plainText === undefined) putBack(desk);
    else void chooseText(desk, plainText);
  }, [desk, plainText]);
  return (
    <div className="page-width stack import-page">
      <Breadcrumb trail={[{ label: 'Portfolio', href: PORTFOLIO }]} here="Import a file" />
      <PageHeading lead="A trial first: nothing is added before you press the button below.">
        Import a file
      </PageHeading>
      {plain ? <PlainResult answer={plain} /> : <Outcome answer={answer} />}
      <DeskPart desk={desk} answer={answer} />
    </div>
  );
}

/** The choice of a file, what it would do, or what is going on. */
function DeskPart({ desk, answer }: { desk: Desk; answer: ImportAnswer | undefined }) {
  const plain = answer?.kind === 'saved' ? answer.trial : undefined;
  const { stage, trial, result, added } = useCell(desk.cell, AT_FIRST);
  if (stage.is !== 'choosing' && stage.is !== 'trial') {
    return <ProgressPart desk={desk} stage={stage} />;
  }
  const view = trial ? viewOf(trial) : plain?.view;
  return (
    <>
      <ResultPart desk={desk} result={result} ids={added.ids} />
      {view ? (
        <>
          <ChosenSource view={view} desk={desk} />
          <TrialForm view={view} desk={desk} plain={trial ? undefined : plain} />
        </>
      ) : (
        <SourcePart desk={desk} answer={answer} />
      )}
    </>
  );
}
