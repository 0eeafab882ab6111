import { Icon } from '#ui/icon.tsx';

/**
 * In place of a customer's corner that cannot be shown. A link and a form of the browser: whatever is
 * wrong here, they lead to a new document.
 */
export function PlainCorner() {
  return (
    <div className="customer-corner account-corner">
      <a href="/myaccounts">
        <Icon name="person" />
        Account
      </a>
      <form method="post" action="/signout">
        <button>Sign out</button>
      </form>
    </div>
  );
}
