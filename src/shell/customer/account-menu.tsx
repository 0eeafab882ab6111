import { useQuery } from '@tanstack/react-query';

import { customerQuery } from '#api/session/session.ts';
import { shortName } from '#features/account/session/visitor.ts';
import { Icon } from '#ui/icon.tsx';
import { useOpener } from '#ui/overlay/use-opener.ts';
import { onIntent } from '#ui/timing/on-intent.ts';

const ACCOUNT_PATH = '/myaccounts/accountsettings';

const pages = onIntent(() => import('./account-pages.tsx'));

/** §6 Greets a customer with the shortened first name, and opens the account menu. */
export function AccountMenu() {
  // The name comes into an empty place of its size.
  const { data, isPending } = useQuery(customerQuery());
  // An answer may leave the name out.
  const firstName = data?.firstName ?? '';
  const { button, opener, opened, close } = useOpener(pages, ACCOUNT_PATH);
  const greeting = shortName(firstName);
  return (
    <div className="account-corner account-menu">
      <form id="account-form" action={ACCOUNT_PATH} hidden />
      <button
        {...button}
        type="submit"
        form="account-form"
        className="account-corner-name"
        aria-controls={opened && 'account-menu'}
        onKeyDown={(event) => event.key === 'ArrowDown' && !opened && button.onClick(event)}
      >
        <Icon name="person" />
        <span className="account-corner-words">
          {isPending ? null : <Greeting greeting={greeting} />}
          <span className="visually-hidden">
            {greeting === firstName ? '' : ` (${firstName})`} Your account
          </span>
        </span>
        {isPending ? null : (
          <span className="account-menu-mark">
            <Icon name="chevron-down" />
          </span>
        )}
      </button>
      {opened ? <opened.AccountPages opener={opener} onClose={close} /> : null}
    </div>
  );
}

function Greeting({ greeting }: { greeting: string }) {
  if (!greeting) return 'Account';
  return (
    <>
      <span className="account-corner-hello">Hello,</span> {greeting}
    </>
  );
}
