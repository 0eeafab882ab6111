import { shortDate } from '#commerce/format/short-date.ts';
import { Tag } from '#ui/tag.tsx';

import { STATUS_WORDS } from '../order-words.ts';
import { timelineOf, type Step } from './timeline.ts';
import '#ui/frame/steps.css';
import './order-timeline.css';

/**
 * The timeline of an order, step by step. The current step is marked by text, not only by colour.
 */
export function OrderTimeline(order: Parameters<typeof timelineOf>[0]) {
  return (
    <ol className="steps order-timeline" aria-label="Steps of the order">
      {timelineOf(order).map((step, index) => (
        // A split order has one step twice, and the list never changes its order.
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <li key={index} data-step={step.is} aria-current={step.is === 'now' ? 'step' : undefined}>
          <b>{STATUS_WORDS[step.status]}</b> {step.is === 'now' ? <Tag>Now</Tag> : null}
          <StepNote step={step} />
        </li>
      ))}
    </ol>
  );
}

function StepNote({ step: { is, on, expectedOn, note } }: { step: Step }) {
  const day = on ? <time dateTime={on}>{shortDate(on)}</time> : null;
  if (is !== 'ahead') {
    return day || note ? (
      <p>
        {day}
        {day && note ? '. ' : null}
        {note}
      </p>
    ) : null;
  }
  return <p>{expectedOn ? `Still to come, expected ${shortDate(expectedOn)}` : 'Still to come'}</p>;
}
