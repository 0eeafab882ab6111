import type { Parcel } from '#api/orders/order.ts';
import { countWords } from '#commerce/format/count.ts';
import { shortDate } from '#commerce/format/short-date.ts';

import { STATUS_WORDS } from '../order-words.ts';
import { TrackingLink } from './tracking-link.tsx';
import './parcels.css';

/** The parcels of an order with their status, and their contents if there are several. */
export function Parcels({ parcels }: { parcels: readonly Parcel[] }) {
  if (parcels.length === 0) return <p className="muted">No parcel has been sent.</p>;
  return (
    <ul className="parcels">
      {parcels.map((parcel, index) => (
        <li key={parcel.trackingNo ?? `waiting ${parcel.expectedOn ?? index}`}>
          <p>
            <b>
              {parcels.length > 1 ? `Parcel ${index + 1} of ${parcels.length}: ` : null}
              {STATUS_WORDS[parcel.status]}
            </b>
          </p>
          <p className="muted">{whenWords(parcel)}</p>
          {parcels.length > 1 && parcel.contents.length > 0 ? (
            <ul>
              {parcel.contents.map(({ name, quantity }) => (
                <li key={name}>
                  {countWords(quantity, 'piece')}: {name}
                </li>
              ))}
            </ul>
          ) : null}
          {parcel.trackingNo ? (
            <TrackingLink
              number={parcel.trackingNo}
              {...(parcel.carrier && { carrier: parcel.carrier })}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** "By USPS, number 9405…, shipped Nov 16, 2026, delivered Nov 19, 2026". */
function whenWords({ carrier, trackingNo, shippedOn, expectedOn, deliveredOn }: Parcel): string {
  return [
    carrier ? `By ${carrier}` : '',
    trackingNo ? `number ${trackingNo}` : '',
    shippedOn ? `shipped ${shortDate(shippedOn)}` : '',
    deliveredOn ? `delivered ${shortDate(deliveredOn)}` : '',
    expectedOn ? `Expected to ship ${shortDate(expectedOn)}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
