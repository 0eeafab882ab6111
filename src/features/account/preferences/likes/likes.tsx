import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import {
  likesQuery,
  saveInBrowser,
  saveLikes,
  type CustomerLikes,
  type Likes as LikesOf,
} from '#api/account/likes.ts';
import {
  guestLikes,
  keepGuestLikes,
  keepUnsaved,
  unsavedLikes,
} from '#commerce/likes/kept-likes.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { sessionExpired } from '#commerce/session/expired.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';
import { ApiFailure, isExpired } from '#lib/api-error.ts';

import { LikesForm } from './likes-form.tsx';

/** §6 All shoppers can set their likes: guests in this browser, customers in their account. */
export function Likes({ headingId }: { headingId: string }) {
  // Set only once, when the dialog opens: a session that expires later must not clear the form.
  const [isCustomer] = useState(signedInNow);
  return isCustomer ? <ForCustomer headingId={headingId} /> : <ForGuest />;
}

function ForGuest() {
  const [likes] = useState(guestLikes);
  return (
    <>
      <p className="muted">Kept in this browser only. Sign in to have it in your account.</p>
      <LikesForm likes={likes} keep={keepForGuest} />
    </>
  );
}

async function keepForGuest(likes: LikesOf): Promise<void> {
  try {
    keepGuestLikes(likes);
  } catch {
    const says = 'This browser does not let the store keep anything.';
    throw new ApiFailure({ kind: 'refused', status: 0, says, fields: [] });
  }
}

function ForCustomer({ headingId }: { headingId: string }) {
  const { data, isFetchedAfterMount, isError, isFetching, refetch } = useQuery(likesQuery());
  // Cached likes may be outdated, because the page below can change them.
  if (data && isFetchedAfterMount) return <CustomerForm customer={data} />;
  if (!isError) return <p>Loading what you like…</p>;
  return (
    <FailedPart
      says="What you like could not be loaded."
      toDo="to load what you like"
      pending={isFetching}
      headingId={headingId}
      retry={refetch}
    />
  );
}

function CustomerForm({ customer }: { customer: CustomerLikes }) {
  const { customerId } = customer;
  const [unsaved] = useState(() => unsavedLikes(customerId));
  const client = useQueryClient();
  async function keep(likes: LikesOf): Promise<void> {
    try {
      await saveLikes(saveInBrowser, { ...customer, likes });
      keepUnsaved();
      // Refreshes the parts of the page that depend on the likes.
      void client.invalidateQueries({ queryKey: likesQuery().queryKey });
    } catch (error) {
      keepUnsaved({ customerId, likes });
      if (!isExpired(error)) throw error;
      sessionExpired();
      const says = 'Sign in again; your choices are kept until then.';
      throw new ApiFailure({ kind: 'refused', status: 401, says, fields: [] });
    }
  }
  return (
    <>
      <p className="muted">
        {unsaved ? 'Not saved yet: these are your choices from before.' : 'Kept in your account.'}
      </p>
      <LikesForm likes={unsaved ?? customer.likes} keep={keep} />
    </>
  );
}
