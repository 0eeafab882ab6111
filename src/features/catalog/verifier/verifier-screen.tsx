import { Boundary } from '#ui/frame/boundary.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { CategoryScreen } from '../category-screen.tsx';
import { CouldNotLoad } from '../could-not-load.tsx';
import { useListing } from '../use-listing.ts';
import { VerifierLead } from './verifier-lead.tsx';

const CATEGORY = 'sale/precious-metal-verifier';

/** The heading of the page, whose words come with the list. */
export const VERIFIER_TITLE = 'Precious Metal Verifier';

/** §2 The devices that verify metal, led into by a check, which stands without the devices too. */
export function VerifierScreen() {
  const { listing, status, retry } = useListing({ category: CATEGORY });
  if (!listing) return <WithoutDevices pending={status === 'pending'} retry={retry} />;
  return (
    <Boundary instead={<WithoutDevices pending={false} retry={() => location.reload()} />}>
      <CategoryScreen category={CATEGORY} Lead={VerifierLead} />
    </Boundary>
  );
}

function WithoutDevices(again: { pending: boolean; retry: () => void }) {
  return (
    <div className="page-width">
      <Breadcrumb trail={[]} here={VERIFIER_TITLE} />
      <PageHeading>{VERIFIER_TITLE}</PageHeading>
      <VerifierLead />
      <section className="section">
        <CouldNotLoad {...again} />
      </section>
    </div>
  );
}
