import type { SaleRequest } from '#api/sell/sale-requests.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { FormKeyField } from '#commerce/form/form-key-field.tsx';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { RequestBody } from '../requests/request-body.tsx';
import { LINK_FORM } from './link-form.ts';

/** The page of the link in a guest's mail: their request, without a list of others or their address. */
export function ByLinkScreen({ request }: { request: SaleRequest | undefined }) {
  const heading = request ? `Request ${request.reference}` : 'Your request';
  return (
    <div className="page-width stack">
      <Breadcrumb trail={[{ label: 'Sell to us', href: '/sell-to-us' }]} here={heading} />
      <PageHeading
        lead={
          request
            ? 'With this link you follow your request, answer our quote and add your parcel. Whoever has it can do the same, so keep it to yourself.'
            : 'This link is not known. Perhaps a part of it is missing.'
        }
        aside={request ? <p className="muted">Sent on {shortDate(request.sentAt)}</p> : null}
      >
        {heading}
      </PageHeading>
      {request ? <RequestBody request={request} /> : <AskForLink />}
    </div>
  );
}

function AskForLink() {
  return (
    <section className="section stack">
      <h2>Send me the link again</h2>
      <p className="prose">
        We mail it to the address of the request. If you have an account, your requests are there.
      </p>
      <SectionForm form={LINK_FORM} draft submit={['Send the link', 'Sending the link']} clears>
        {(field, hidden) => (
          <>
            <FormKeyField value={hidden['key']} />
            <TextField
              label="Number of your request"
              hint="It begins with SELL."
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...field('reference')}
            />
            <TextField
              label="Email address"
              type="email"
              autoComplete="email"
              {...field('email')}
            />
          </>
        )}
      </SectionForm>
    </section>
  );
}
