import type { SaleRequest } from '#api/sell/sale-requests.ts';
import { marketMoment } from '#commerce/format/market-moment.ts';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { STATUS_WORDS, stepsOf, type RequestStep } from './request-words.ts';
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
  const { sentAt, validUntil } = request;
  if (status === 'Submitted') return <Moment at={sentAt} />;
  if (status === 'Quoted' && is === 'now' && validUntil) return <Moment until at={validUntil} />;
  if (status === 'Accepted' && request.status === 'Quoted') return <p>You decide</p>;
  return null;
}

function Moment({ at, until = false }: { at: string; until?: boolean }) {
  return (
    <p>
      {until ? 'until ' : ''}
      <time dateTime={at}>{marketMoment(at)}</time>
    </p>
  );
}
