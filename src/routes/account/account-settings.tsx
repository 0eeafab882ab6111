import { data } from 'react-router';

import { addressesQuery } from '#api/account/addresses.ts';
import { likesQuery } from '#api/account/likes.ts';
import { customerQuery } from '#api/session/session.ts';
import { statusOf } from '#commerce/form/answer.ts';
import { PageFormsContext } from '#commerce/form/page-forms.ts';
import { privatePage } from '#commerce/page/caching.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { loadForCustomer } from '#commerce/session/for-customer.ts';
import { changeSettings } from '#features/account/settings-action.server.ts';
import { Settings } from '#features/account/settings.tsx';
import { PreferencesButton } from '#shell/panels/preferences-button.tsx';

import type { Route } from './+types/account-settings.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const headers = privatePage;
export const meta: Route.MetaFunction = () => [{ title: pageTitle('Account settings') }];

export function loader({ request }: Route.LoaderArgs) {
  return loadForCustomer(request, customerQuery(), addressesQuery(), likesQuery());
}

export async function action({ request }: Route.ActionArgs) {
  const answer = await changeSettings(await request.formData());
  return data(answer, { status: statusOf(answer) });
}

/** Not what is liked: whatever the form has saved stands in it already. */
const queries = [customerQuery(), addressesQuery()];

export default function AccountSettings({ actionData }: Route.ComponentProps) {
  return (
    <PageFormsContext value={{ answer: actionData, queries }}>
      <CustomersOnly heading="Account settings">
        <Settings preferences={<PreferencesButton />} />
      </CustomersOnly>
    </PageFormsContext>
  );
}
