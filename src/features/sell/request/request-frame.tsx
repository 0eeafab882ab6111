import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { SaleItem } from '#api/sell/sale-item.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { Estimate } from './estimate-part.tsx';
import { SELL_PATH, stepHref, STEPS, type Step } from './request-steps.ts';

/** The frame of each step: its heading, the list of steps, and the estimate beside it. */
export function RequestFrame({
  step,
  open,
  search,
  items,
  children,
}: {
  step: Step;
  open: readonly Step[];
  search: URLSearchParams;
  items: readonly SaleItem[];
  children: ReactNode;
}) {
  const { heading } = STEPS[step];
  return (
    <div className="request-page page-width">
      <Breadcrumb trail={[{ label: 'Sell to us', href: SELL_PATH }]} here="Your request" />
      <PageHeading>{heading}</PageHeading>
      <StepList current={step} open={open} search={search} />
      <div className="request-columns">
        <div className="request-main">{children}</div>
        <Estimate items={items} isKept />
      </div>
    </div>
  );
}

function StepList({
  current,
  open,
  search,
}: {
  current: Step;
  open: readonly Step[];
  search: URLSearchParams;
}) {
  return (
    <nav className="request-steps" aria-label="Steps of your request">
      <ol>
        {(Object.keys(STEPS) as Step[]).map((step, index) => {
          const words = `${index + 1}. ${STEPS[step].name}`;
          return (
            <li key={step}>
              {step === current ? (
                <span aria-current="step">{words}</span>
              ) : open.includes(step) ? (
                <Link to={stepHref(step, search)}>{words}</Link>
              ) : (
                <span className="muted">{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
