import { useEffect } from 'react';
import { Form } from 'react-router';

import type { Choice } from '#commerce/visits/consent.ts';
import { adsScript } from '#lib/ads-script.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { stateWords } from './words.ts';

export type PrivacyVisit = {
  choice: Choice | undefined;
  declinedByBrowser: boolean;
  /** The choice was just saved. */
  isSaved: boolean;
};

/** Explains what is counted, and offers the choice. */
export function PrivacyPage({ visit }: { visit: PrivacyVisit }) {
  const { choice, declinedByBrowser, isSaved } = visit;
  const says = stateWords(choice, declinedByBrowser);
  // Announces the saved choice to screen readers: the focus stays on the pressed button.
  useEffect(() => {
    if (isSaved) announce(`Saved. ${says}`);
  }, [isSaved, says]);
  return (
    <div className="privacy-page page-width">
      <PageHeading lead="You choose whether the store counts the pages you look at. It works the same either way.">
        Privacy choices
      </PageHeading>
      <div className="stack prose">
        <p>
          {isSaved ? <strong>Saved. </strong> : null}
          {says}
        </p>
        <Form method="post" className="row" preventScrollReset>
          <Choose value="allow" chosen={choice}>
            Allow
          </Choose>
          <Choose value="decline" chosen={choice}>
            Decline
          </Choose>
        </Form>
        <h2>What is counted, if you allow it</h2>
        <ul>
          <li>the address of each page you look at, and of the one before it in the same tab,</li>
          <li>the product, if it is a product’s page, and what you put into the cart,</li>
          <li>
            a random number that your browser keeps for 30 days, and your customer number while you
            are signed in.
          </li>
          {adsScript() ? (
            <li>
              the number and the sums of an order, which the service that places our advertisements
              receives. Its script runs in our pages and can read their addresses.
            </li>
          ) : null}
        </ul>
        <h2>What is never counted</h2>
        <p>
          The price charts; what you type; and the parts of an address that are your own, such as an
          invoice number or an email address.
        </p>
        <p>
          Your choice is kept for half a year in a cookie that holds nothing else. Declining takes
          the number away. A browser that sends Global Privacy Control or Do Not Track has declined
          for you.
        </p>
      </div>
    </div>
  );
}

type ChooseProps = { value: Choice; chosen: Choice | undefined; children: string };

/** Both buttons look the same: neither is preferred. */
function Choose({ value, chosen, children }: ChooseProps) {
  return (
    <Button type="submit" name="choice" value={value} aria-pressed={value === chosen}>
      {children}
    </Button>
  );
}
