import type { PlantedBreak } from '../planted-break.ts';

const SETTINGS = 'src/features/account/profile/settings.browser.test.tsx';
const OVERVIEW = 'src/features/account/profile/overview.browser.test.tsx';
const ENDS = 'tests/browser/session-ends/session-ends.browser.test.tsx';

/** The account, the session and its ends, forms, and what is set in the account. */
export const breaks: PlantedBreak[] = [
  {
    what: 'the watchlist of the overview counts one too many',
    file: 'src/features/account/profile/overview.tsx',
    from: "counted(length, 'product')",
    to: "counted(length + 1, 'product')",
    caughtBy: OVERVIEW,
  },
  {
    what: 'a part of the account that fails does not say which',
    file: 'src/features/account/profile/overview.tsx',
    from: '`We could not load ${what}.`',
    to: "'Something failed.'",
    caughtBy: OVERVIEW,
  },
  {
    what: 'the focus is lost when a failed part is there at last',
    file: 'src/features/account/profile/overview.tsx',
    from: '<h2 id={name} tabIndex={-1}>',
    to: '<h2 id={name}>',
    caughtBy: OVERVIEW,
  },
  {
    what: 'a switch of the settings has the role of a button',
    file: 'src/commerce/form/switch.tsx',
    from: 'role="switch"',
    to: 'role="button"',
    caughtBy: SETTINGS,
  },
  {
    what: 'what a new password still needs is not announced',
    file: 'src/features/account/new-password.tsx',
    from: 'const SAID_AFTER_MS = 1_500;',
    to: 'const SAID_AFTER_MS = 150_000;',
    caughtBy: SETTINGS,
  },
  {
    what: 'a password that is changed stays in its field',
    file: 'src/features/account/profile/password.tsx',
    from: 'form="password" clears submit',
    to: 'form="password" submit',
    caughtBy: SETTINGS,
  },
  {
    what: 'the button for the default does not name its address',
    file: 'src/features/account/profile/addresses/addresses.tsx',
    from: 'aria-label={`Make default, ${addressName(address)}`}',
    to: 'aria-label="Make default"',
    caughtBy: SETTINGS,
  },
  {
    what: 'what was typed to sign up is lost when the page is loaded again',
    file: 'src/commerce/form/use-draft.ts',
    from: 'control.value = value;',
    to: "control.value = '';",
    caughtBy: 'src/features/account/session/sign-up.browser.test.tsx',
  },
  {
    what: 'the end of a session is said as often as calls fail',
    file: 'src/commerce/session/expired-notice.ts',
    from: 'if (toasts.get().some(({ text }) => text === messages.sessionExpired)) return;',
    to: '',
    caughtBy: ENDS,
  },
  {
    what: 'a page whose session has ended leads to a sign-in page that does not say why',
    file: 'src/commerce/session/for-customer.ts',
    from: 'if (isExpired(error)) throw toSignInAgain(here);',
    to: 'if (isExpired(error)) throw redirect(signInHref(here));',
    caughtBy: ENDS,
  },
  {
    what: 'keys do not hold back the sign-in page, so that the message cannot be reached by Tab',
    file: 'src/commerce/session/expired-notice.ts',
    from: "addEventListener('keydown', wait);\n  wait();",
    to: 'wait();',
    caughtBy: 'src/features/account/session/sign-in.browser.test.tsx',
  },
  {
    what: 'a form that cannot be sent says that the store has failed, not the connection',
    file: 'src/commerce/form/unsent.ts',
    from: "error instanceof TypeError ? new ApiFailure({ kind: 'offline' }) : error;",
    to: 'error;',
    caughtBy: 'tests/browser/customer-forms.browser.test.tsx',
  },
  {
    what: 'a press on Subscribe is not announced',
    file: 'src/features/site/newsletter/connect-live.tsx',
    from: 'announce(SUBSCRIBING);',
    to: '',
    caughtBy: 'src/features/site/newsletter/connect.browser.test.tsx',
  },
  {
    what: 'the chosen way to count the portfolio is not told',
    file: 'src/features/portfolio/overview/view-links.tsx',
    from: "aria-current={isChosen ? 'true' : undefined}",
    to: '',
    caughtBy: 'src/features/portfolio/overview/portfolio.browser.test.tsx',
  },
];
