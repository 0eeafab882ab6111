import type { Customer } from '#api/session/session.ts';
import { Icon } from '#ui/icon.tsx';

import './photo.css';

/** Width and height in pixels. */
const SIDE = 96;

/** A customer's photo; without one, a placeholder outline of a person. */
export function Photo({
  customer: { photo, firstName, lastName },
}: {
  customer: Pick<Customer, 'photo' | 'firstName' | 'lastName'>;
}) {
  if (!photo) {
    return (
      <span className="photo">
        <Icon name="person" />
      </span>
    );
  }
  const alt = `Photo of ${firstName} ${lastName}`;
  return <img className="photo" src={photo} alt={alt} width={SIDE} height={SIDE} />;
}
