import { shortName, useVisitor } from '#features/account/session/visitor.ts';
import { Icon } from '#ui/icon.tsx';
import { useOpener } from '#ui/overlay/use-opener.ts';
import { onIntent } from '#ui/timing/on-intent.ts';

import './account-menu.css';

const pages = onIntent(() => import('./account-pages.tsx'));

/** §6 Greets a customer with the shortened first name, and opens the account menu. */
export function AccountMenu() {
  const visitor = useVisitor();
  // An answer may leave the name out.
  const firstName = (visitor.kind === 'customer' && visitor.firstName) || '';
  const { button, opener, opened, close } = useOpener(pages, '/myaccounts/accountsettings');
  const greeting = shortName(firstName);
  return (
    <div className="account-corner account-menu">
      <button
        {...button}
        className="account-corner-name"
        aria-controls={opened && 'account-menu'}
        onKeyDown={(event) => event.key === 'ArrowDown' && !opened && button.onClick(event)}
      >
        <Icon name="person" />
        <span className="account-corner-words">
          {greeting ? (
            <>
              <span className="account-corner-hello">Hello,</span> {greeting}
            </>
          ) : (
            'Account'
          )}
          <span className="visually-hidden">
            {greeting === firstName ? '' : ` (${firstName})`} Your account
          </span>
        </span>
        <span className="account-menu-mark">
          <Icon name="chevron-down" />
        </span>
      </button>
      {opened ? <opened.AccountPages opener={opener} onClose={close} /> : null}
    </div>
  );
}
