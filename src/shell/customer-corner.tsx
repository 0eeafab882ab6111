import { Form } from 'react-router';

import { Bell } from '#features/notifications/bell.tsx';
import { shortName, useVisitor } from '#features/session/visitor.ts';
import { Icon } from '#ui/icon.tsx';

import './customer-corner.css';

/** §6 Greets a customer, with as much of the first name as there is room for. */
export function CustomerCorner() {
  const visitor = useVisitor();
  const { firstName = '' } = visitor.kind === 'customer' ? visitor : {};
  return (
    <div className="customer-corner">
      <Bell />
      <div className="account-corner">
        <p className="account-corner-name">
          <Icon name="person" />
          <span className="account-corner-words">
            Hello, {shortName(firstName)}
            {shortName(firstName) === firstName ? null : (
              <span className="visually-hidden"> ({firstName})</span>
            )}
          </span>
        </p>
        <Form method="post" action="/signout" className="account-corner-logout">
          <button type="submit">Logout</button>
        </Form>
      </div>
    </div>
  );
}
