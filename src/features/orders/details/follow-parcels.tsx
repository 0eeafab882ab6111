import type { Parcel } from '#api/orders/order.ts';
import { countWords } from '#commerce/format/count.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { trackingHref } from '#commerce/orders/tracking-link.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';
import { toast } from '#ui/toast/toast.ts';

import { STATUS_WORDS } from '../order-words.ts';

/** The parcels that have left, to be followed; of a split order all, with what is in them. */
export function FollowParcels({ parcels }: { parcels: readonly Parcel[] }) {
  const [only] = parcels;
  if (!only) return null;
  if (parcels.length === 1) return <Follow parcel={only} />;
  return (
    <ul className="follow-parcels" aria-label="Parcels">
      {parcels.map((parcel, index) => (
        <li key={parcel.trackingNo ?? `waiting ${parcel.expectedOn ?? index}`} className="stack">
          <p>
            <b>
              Parcel {index + 1} of {parcels.length}: {STATUS_WORDS[parcel.status]}
            </b>
            {whenWords(parcel)}
          </p>
          <p className="muted">
            {parcel.contents
              .map(({ name, quantity }) => `${countWords(quantity, 'piece')}: ${name}`)
              .join('; ')}
          </p>
          <Follow parcel={parcel} />
        </li>
      ))}
    </ul>
  );
}

function whenWords({ shippedOn, expectedOn, deliveredOn }: Parcel): string {
  if (deliveredOn) return `, ${shortDate(deliveredOn)}`;
  if (shippedOn) return `, ${shortDate(shippedOn)}`;
  return expectedOn ? `, ships by ${shortDate(expectedOn)}` : '';
}

function Follow({ parcel: { carrier, trackingNo, status } }: { parcel: Parcel }) {
  const isHydrated = useHydrated();
  if (!trackingNo) return null;
  const href = trackingHref(carrier, trackingNo);
  return (
    <>
      <p>
        Tracking number <b className="figures">{inGroups(trackingNo)}</b>
      </p>
      <div className="row" data-print="no">
        {href ? (
          <a
            className="button"
            data-tone={status === 'Shipped' ? 'main' : 'plain'}
            href={href}
            rel="noreferrer"
          >
            Follow it at {carrier}
            <VisuallyHidden> number {trackingNo}</VisuallyHidden>
          </a>
        ) : null}
        {isHydrated ? (
          <Button onClick={() => void copy(trackingNo)}>
            Copy the number<VisuallyHidden> {trackingNo}</VisuallyHidden>
          </Button>
        ) : null}
      </div>
    </>
  );
}

async function copy(number: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(number);
    toast('The tracking number is copied');
  } catch {
    toast('The number could not be copied. Please select and copy it.', { tone: 'error' });
  }
}

/** "9405 5112 0621 3839 0695 84", as carriers print long numbers; short ones as they are. */
function inGroups(number: string): string {
  return /^\d{16,}$/.test(number) ? number.replaceAll(/\d{4}(?=\d)/g, '$& ') : number;
}
