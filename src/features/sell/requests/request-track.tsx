import type { SaleRequest } from '#api/sell/sale-requests.ts';
import { marketMoment } from '#commerce/format/market-moment.ts';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { STATUS_WORDS, stepsOf, type RequestStep } from '../request-words.ts';
import '#ui/frame/steps.css';
import './request-track.css';

const IS = { done: 'done', now: 'now', ahead: 'still to come' };

/** Where a request stands, as steps with words; only dates that the API gives. */
export function RequestTrack({ request }: { request: SaleRequest }) {
  return (
    <ol className="steps request-track" aria-label="Steps of the request">
      {stepsOf(request).map((step) => (
        <li
          key={step.status}
          data-step={step.is}
          aria-current={step.is === 'now' ? 'step' : undefined}
        >
          <b>{STATUS_WORDS[step.status]}</b>
          <VisuallyHidden>, {IS[step.is]}</VisuallyHidden>
          <StepNote step={step} request={request} />
        </li>
      ))}
    </ol>
  );
}

function StepNote({ step: { status, is }, request }: { step: RequestStep; request: SaleRequest }) {
  if (status === 'Quoted' && is === 'now' && request.validUntil) {
    return <Moment before="until " at={request.validUntil} />;
  }
  if (status === 'Accepted' && request.status === 'Quoted') return <p>You decide</p>;
  const at = status === 'Submitted' ? request.sentAt : request.reachedAt[status];
  return at && is !== 'ahead' ? <Moment at={at} /> : null;
}

function Moment({ at, before = '' }: { at: string; before?: string }) {
  return (
    <p>
      {before}
      <time dateTime={at}>{marketMoment(at)}</time>
    </p>
  );
}
