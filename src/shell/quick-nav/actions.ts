import { signedInNow } from '#commerce/session/signed-in.ts';

import { openPanel } from '#shell/panels/panel.ts';
import type { Entry } from './entries.ts';

/** The actions that are possible on every page, for a guest or a customer. */
export function actionEntries(): Entry[] {
  const session: Entry = signedInNow()
    ? { id: 'sign-out', label: 'Logout', also: 'sign out account leave', href: '/signout' }
    : { id: 'sign-in', label: 'Login', also: 'sign in account register', href: '/signin' };
  return [
    session,
    {
      id: 'preferences',
      label: 'Preferences',
      also: 'settings accessibility theme dark contrast text size motion time limits alerts likes',
      act: () => openPanel('preferences'),
    },
    {
      id: 'prices',
      label: 'Read spot prices',
      also: 'speak announce hear gold silver platinum palladium',
      act: () => openPanel('prices'),
    },
    {
      id: 'messages',
      label: 'Earlier messages',
      also: 'notifications toasts log',
      act: () => openPanel('messages'),
    },
  ];
}
