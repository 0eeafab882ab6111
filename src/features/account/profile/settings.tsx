import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { addressesQuery } from '#api/account/addresses.ts';
import { likesQuery } from '#api/account/likes.ts';
import { customerQuery, type Customer } from '#api/session/session.ts';
import { EmailWords } from '#commerce/words/email-words.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { LoadedPart } from '../loaded-part.tsx';
import { Addresses } from './addresses/addresses.tsx';
import { Contact } from './contact.tsx';
import { DismissedNotice } from './dismissed-notice.tsx';
import { Likes } from './likes.tsx';
import { Password } from './password.tsx';
import { PhotoForm } from './photo/photo-form.tsx';
import { Switch } from '#commerce/form/switch.tsx';
import { Verification } from './verification.tsx';
import './settings.css';

const DETAILS = { says: 'We could not load your details.', toDo: 'to load your details' };
const LIKES = { says: 'We could not load what you like.', toDo: 'to load what you like' };
const ADDRESSES = { says: 'We could not load your addresses.', toDo: 'to load your addresses' };

/**
 * The settings of an account; each section saves separately. `preferences` is a link to the
 * settings that are stored in this browser.
 */
export function Settings({ preferences }: { preferences: ReactNode }) {
  return (
    <div className="account-settings page-width">
      <Breadcrumb
        trail={[{ label: 'Your account', href: '/myaccounts' }]}
        here="Account settings"
      />
      <PageHeading>Account settings</PageHeading>
      <LoadedPart query={customerQuery()} {...DETAILS} headingId="contact">
        {(customer) => <CustomerSections customer={customer} />}
      </LoadedPart>
      <Section id="kept-here" heading="In this browser" lead="Kept here, not in your account.">
        <p>
          Colors, text size, motion, time limits, how long messages stay, and prices that are read
          out.
        </p>
        {preferences}
      </Section>
    </div>
  );
}

function CustomerSections({ customer }: { customer: Customer }) {
  return (
    <>
      <Section id="contact" heading="Contact details" lead="How we reach you about an order.">
        <Contact customer={customer} />
        <Verification customer={customer} />
      </Section>
      <Section id="photo" heading="Photo" lead="Shown in your account, to nobody else.">
        <PhotoForm customer={customer} />
      </Section>
      <Section id="password" heading="Password">
        <Password email={customer.email} />
      </Section>
      <Section id="addresses" heading="Addresses" lead="Offered when you check out.">
        <LoadedPart query={addressesQuery()} {...ADDRESSES} headingId="addresses">
          {(addresses) => <Addresses addresses={addresses} />}
        </LoadedPart>
      </Section>
      <Section id="liked" heading="What you like" lead="What the store shows you first.">
        <LoadedPart query={likesQuery()} {...LIKES} headingId="liked">
          {(liked) => <Likes {...liked} />}
        </LoadedPart>
      </Section>
      <Shipments customer={customer} />
      <News customer={customer} />
    </>
  );
}

function Shipments({ customer }: { customer: Customer }) {
  return (
    <Section id="shipments" heading="Shipments">
      <Switch
        form="split"
        label="Split my orders"
        note="What is in stock ships ahead of presale. Each checkout lets you choose otherwise."
        on={customer.splitOrders}
      />
      <Switch
        form="merge"
        label="Combine my orders"
        note="Orders that wait at the same time ship in one parcel."
        on={customer.mergeOrders}
      />
    </Section>
  );
}

function News({ customer }: { customer: Customer }) {
  return (
    <Section id="news" heading="News and notices" lead="What we write, and when.">
      <Switch
        form="newsletter"
        label="Newsletter"
        note={
          <>
            News of coins and prices, to <EmailWords email={customer.email} />.
          </>
        }
        on={customer.getsNewsletter}
      />
      <p>
        <Link to="/myaccounts/watchlist#alerts">Alerts of prices and stock</Link> are on your
        watchlist.
      </p>
      <DismissedNotice />
    </Section>
  );
}

function Section({
  id,
  heading,
  lead,
  children,
}: {
  id: string;
  heading: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section className="account-section">
      <div>
        <h2 id={id} tabIndex={-1}>
          {heading}
        </h2>
        {lead ? <p className="muted">{lead}</p> : null}
      </div>
      <div className="account-section-body">{children}</div>
    </section>
  );
}
