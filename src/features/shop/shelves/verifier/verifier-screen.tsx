import type { ReactNode } from 'react';

import { Boundary } from '#ui/frame/boundary.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { CategoryScreen } from '../../list/category-screen.tsx';
import { CouldNotLoad } from '../../list/could-not-load.tsx';
import { useListing } from '../../list/use-listing.ts';

const CATEGORY = 'sale/precious-metal-verifier';

/** The heading of the page, whose words come with the list. */
export const VERIFIER_TITLE = 'Precious Metal Verifier';

type CheckProps = {
  /** The check of a product by its measures. */
  Check: () => ReactNode;
};

/** §2 The devices that verify metal, below the check, which is shown without the devices too. */
export function VerifierScreen({ Check }: CheckProps) {
  const { listing, status, retry } = useListing({ category: CATEGORY });
  if (!listing) {
    return <WithoutDevices Check={Check} pending={status === 'pending'} retry={retry} />;
  }
  return (
    <Boundary instead={<WithoutDevices Check={Check} pending={false} retry={reload} />}>
      <CategoryScreen category={CATEGORY} Lead={Check} />
    </Boundary>
  );
}

type WithoutDevicesProps = CheckProps & { pending: boolean; retry: () => void };

function WithoutDevices({ Check, pending, retry }: WithoutDevicesProps) {
  return (
    <div className="page-width">
      <Breadcrumb trail={[]} here={VERIFIER_TITLE} />
      <PageHeading>{VERIFIER_TITLE}</PageHeading>
      <Check />
      <section className="section">
        <CouldNotLoad pending={pending} retry={retry} />
      </section>
    </div>
  );
}

function reload() {
  location.reload();
}
