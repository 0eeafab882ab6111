import { countWords, formatCount } from '#commerce/format/count.ts';
import { Button } from '#ui/button.tsx';

import { conclude, goOn, haltWords, stop } from './adding.ts';
import { leave, RESULT_ID, type Desk, type Stage } from './desk.ts';
import { countsOf, type Job } from './job.ts';

type Going = Exclude<Stage, { is: 'choosing' | 'trial' }>;

/** What is going on, how far it is, and a way to stop it. */
export function ProgressPart({ desk, stage }: { desk: Desk; stage: Going }) {
  if (stage.is === 'adding' || stage.is === 'halted') {
    return <JobPart desk={desk} job={stage.job} isHalted={stage.is === 'halted'} />;
  }
  return (
    <div className="import-progress">
      <p>{stage.says}</p>
      {stage.is === 'reading' ? <Button onClick={() => leave(desk)}>Stop</Button> : null}
    </div>
  );
}

function JobPart({ desk, job, isHalted }: { desk: Desk; job: Job; isHalted: boolean }) {
  const { all, added } = countsOf(job);
  const words = `${formatCount(added)} of ${formatCount(all)} rows are added`;
  return (
    <section className="import-progress" aria-labelledby={RESULT_ID}>
      <h2 id={RESULT_ID} tabIndex={-1}>
        {isHalted ? 'The import stands still' : 'Adding the rows'}
      </h2>
      <progress max={all} value={added} aria-label="Rows added" />
      <p>{isHalted ? haltWords(job) : `${words} …`}</p>
      {job.parts.length > 1 ? <PartList job={job} isHalted={isHalted} /> : null}
      <div className="row">
        {isHalted ? (
          <>
            <Button tone="main" onClick={() => void goOn(desk, job)}>
              Go on with the rest
            </Button>
            <Button onClick={() => void conclude(desk, job)}>End it here</Button>
          </>
        ) : (
          <Button onClick={() => stop(desk)}>Stop</Button>
        )}
      </div>
    </section>
  );
}

/** The result of each call, which adds all its rows or none. */
function PartList({ job: { parts, done, ending }, isHalted }: { job: Job; isHalted: boolean }) {
  const failed = isHalted && typeof ending === 'object';
  return (
    <ol className="import-parts">
      {parts.map(({ key, rows }, index) => (
        <li key={key}>
          Part {index + 1}, {countWords(rows.length, 'row')}:{' '}
          {index < done ? 'added' : index === done && failed ? 'not added' : 'waiting'}
        </li>
      ))}
    </ol>
  );
}
