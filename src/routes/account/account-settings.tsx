import { addressesQuery } from '#api/account/addresses.ts';
import { likesQuery } from '#api/account/likes.ts';
import { customerQuery } from '#api/session/session.ts';
import { loadAnew } from '#commerce/form/load-anew.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { privateHead } from '#commerce/page/head.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { loadForCustomer } from '#commerce/session/for-customer.ts';
import { changeSettings } from '#features/account/profile/settings-action.server.ts';
import { Settings } from '#features/account/profile/settings.tsx';
import { PreferencesButton } from '#shell/panels/preferences-button.tsx';

import type { Route } from './+types/account-settings.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const meta: Route.MetaFunction = (args) => privateHead(args, 'Account settings');

export function loader({ request }: Route.LoaderArgs) {
  return loadForCustomer(request, customerQuery(), addressesQuery(), likesQuery());
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadAnew(request, serverLoader);
}

export function action({ request }: Route.ActionArgs) {
  return answerForm(request, changeSettings);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailed(serverAction);
}

export default function AccountSettings() {
  return (
    <CustomersOnly heading="Account settings">
      <Settings preferences={<PreferencesButton />} />
    </CustomersOnly>
  );
}
