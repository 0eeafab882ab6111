import { useSearchParams } from 'react-router';

import { NearAds } from '#commerce/ads/near-ads.tsx';
import { Part } from '#commerce/page/part.tsx';
import { signInHref, withReturn } from '#commerce/session/return-to.ts';
import { messages } from '#commerce/words/messages.ts';
import { LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { GuidePart } from '../overview/guide/guide-part.tsx';
import { ReturnForm } from './return-form.tsx';
import { SAMPLE_HEADING, SamplePart } from './sample-part.tsx';
import { WorthForm } from './worth-form.tsx';
import './guest-page.css';

const PATH = '/bold-bullion-portfolio';

/** §6 The portfolio is for customers; guests see what it shows, and calculate without an account. */
export default function GuestPage() {
  // §2 The header's link says so of itself.
  const isFromHeader = useSearchParams()[0].get('portfolio') === '0';
  return (
    <>
      <div className="page-width guest-page">
        <div className="guest-hero">
          <div className="guest-words">
            <PageHeading lead="What you paid, what it holds at spot, and what we would pay for it today, side by side and live.">
              Know what your metal is worth
            </PageHeading>
            {isFromHeader ? <p className="guest-warning">{messages.portfolioNeedsLogin}</p> : null}
            <div className="row">
              <LinkButton tone="main" to={signInHref(PATH)}>
                Sign in
              </LinkButton>
              <LinkButton to={withReturn('/signup', PATH)}>Create an account</LinkButton>
            </div>
            <p className="muted">
              An account is free. The two calculations below work without one.
            </p>
          </div>
          <Part name="The sample" headingId={SAMPLE_HEADING}>
            <SamplePart />
          </Part>
        </div>
        <GuidePart />
        <Part name="The calculations" headingId="worth">
          <div className="guest-calculators">
            <WorthForm />
            <ReturnForm />
          </div>
        </Part>
        <p className="muted">
          Both use the live prices, without shipping and tax. We keep nothing that you enter.
        </p>
      </div>
      <div className="page-width">
        <NearAds on="portfolio" />
      </div>
    </>
  );
}
