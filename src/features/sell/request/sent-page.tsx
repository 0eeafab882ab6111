import { useEffect } from 'react';
import { Link } from 'react-router';

import type { Receipt } from '#api/sell/send-request.server.ts';
import { removeDraft } from '#commerce/form/draft.ts';
import { marketMoment } from '#commerce/format/market-moment.ts';
import { forgetPhotos } from '#commerce/photos/photo-store.ts';
import { LinkButton } from '#ui/button.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { changeSaleItems } from '../list/sale-list.ts';
import { REQUESTS_PATH } from '../request-words.ts';
import { NextSteps } from './next-steps.tsx';
import { SELL_PATH } from './request-steps.ts';
import { CONTACT_DRAFT } from './use-contact.ts';

/** A sent request: its number, when it came, and what happens next. */
export function SentPage({
  receipt: { number, sentAt },
  isCustomer,
}: {
  receipt: Receipt;
  isCustomer: boolean;
}) {
  // Removes the draft from the tab, and moves the focus.
  useEffect(() => {
    changeSaleItems(() => []);
    removeDraft(CONTACT_DRAFT);
    forgetPhotos();
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, []);
  return (
    <div className="request-page page-width">
      <Breadcrumb trail={[{ label: 'Sell to us', href: SELL_PATH }]} here="Your request" />
      <PageHeading
        lead={
          <>
            It came on <time dateTime={sentAt}>{marketMoment(sentAt)}</time>, New York time. Keep
            the number for questions about it.
          </>
        }
      >
        Your request is with us <br />
        <span className="request-sent-number">Request {number}</span>
      </PageHeading>
      <section className="request-sent stack" aria-labelledby="request-next">
        <h2 id="request-next">What happens next</h2>
        <NextSteps isSent />
        <div className="row">
          {isCustomer ? (
            <LinkButton tone="main" to={`${REQUESTS_PATH}/${number}`}>
              See your request
            </LinkButton>
          ) : null}
          <LinkButton to={SELL_PATH}>Back to our bids</LinkButton>
        </div>
        {isCustomer ? null : (
          <p className="muted">
            No mail? <Link to={`${SELL_PATH}/request/by-link`}>Have the link sent again</Link>.
          </p>
        )}
      </section>
    </div>
  );
}
